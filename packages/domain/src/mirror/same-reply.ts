export interface ReplyContent {
  readonly picks: readonly string[];
  readonly saw?: { readonly value: string; readonly text: string } | undefined;
  readonly name?: string | undefined;
}

/** A name signs a sentence: without one it says nothing, and is not kept. The order of the words says nothing either. */
const comparable = ({ picks, saw, name }: ReplyContent): string =>
  JSON.stringify([picks.toSorted(), saw === undefined ? null : [saw.value, saw.text, name ?? null]]);

/** Whether two replies say the same, so that one that was sent twice is one. */
export const isSameReply = (left: ReplyContent, right: ReplyContent): boolean => comparable(left) === comparable(right);
