import type { QuestionItem } from '@lf/contract/form-data';

type Earlier = NonNullable<QuestionItem['earlier']>;

/** Bounds the form: the server keeps every version that reaches it, these are for a time without connection. */
const EARLIER_CHARACTERS_MAX = 20_000;

function newestOf(versions: Earlier): Earlier {
  const kept: Earlier = [];
  let characters = 0;
  for (const version of versions.toReversed()) {
    characters += version.text.length;
    if (characters > EARLIER_CHARACTERS_MAX) break;
    kept.unshift(version);
  }
  return kept;
}

/** The item's earlier answers once its present one is replaced. */
export function earlierAfter(
  { answer, skipped, earlier = [] }: QuestionItem,
  now: number,
): Pick<QuestionItem, 'earlier'> {
  if (answer === '' || skipped) return earlier.length === 0 ? {} : { earlier };
  return { earlier: newestOf([...earlier, { text: answer, replacedAt: now }]) };
}
