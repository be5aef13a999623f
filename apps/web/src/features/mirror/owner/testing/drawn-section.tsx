import type { OwnMirror } from '@lf/contract/mirror';
import { draw, json, type Answers, type Drawn } from '../../../../testing/drawn.tsx';
import { MirrorSection } from '../mirror-section.tsx';

const sentence = (n: number, value: string) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  value,
  text: `about ${value}`,
  name: null,
  hidden: false,
});
export const [HONESTY, COURAGE] = [sentence(1, 'Honesty'), sentence(2, 'Courage')] as const;

const VIEW = { people: 3, both: [], onlyOthers: [], notSeen: [], surprises: [] };
export const STARTED: OwnMirror = {
  link: 'https://a/b',
  closed: false,
  invited: [],
  replies: 0,
  waiting: 0,
  view: null,
};
export const seen = (...sentences: readonly (typeof HONESTY)[]): OwnMirror => ({
  ...STARTED,
  replies: 3,
  view: { ...VIEW, sentences: [...sentences] },
});

export const mirrorAnswer = (mirror: OwnMirror | null) => json({ mirror });

export interface DrawnSection extends Drawn {
  readonly hasView: () => boolean | undefined;
}

/** The section as its owner sees it. */
export async function drawSection(answers: Answers): Promise<DrawnSection> {
  let hasView: boolean | undefined;
  const onView = (has: boolean) => {
    hasView = has;
  };
  const drawn = await draw(
    <MirrorSection licenseCode="KEY1" onView={onView} onDrawn={() => undefined} ref={null} takesFocus={false} />,
    answers,
  );
  return { ...drawn, hasView: () => hasView };
}
