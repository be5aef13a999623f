import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import type { MirrorView } from '@lf/contract/mirror';

/** What the third page says. */
export interface MirrorText extends Pick<MirrorView, 'people' | 'both' | 'onlyOthers' | 'notSeen'> {
  readonly surprises: readonly string[];
  readonly sentences: readonly { readonly value: string; readonly text: string; readonly name: string | null }[];
}

/** Without the sentences that the owner has hidden. */
export function mirrorText(view: MirrorView): MirrorText {
  const { people, both, onlyOthers, notSeen } = view;
  return {
    people,
    both,
    onlyOthers,
    notSeen,
    surprises: view.surprises.map((surprise) =>
      MIRROR_PAGE.surprises[surprise.kind](surprise.value, surprise.people, people),
    ),
    sentences: view.sentences.filter(({ hidden }) => !hidden).map(({ value, text, name }) => ({ value, text, name })),
  };
}
