import { MIRROR_NAME_CHARACTERS_MAX, MIRROR_PEOPLE_MAX, MIRROR_SENTENCE_CHARACTERS_MAX } from '@lf/domain/limits';
import { filled, PIECES, valueOf } from './extreme-records.ts';
import type { MirrorSentence, MirrorView } from '@lf/contract/mirror';

const sentence = (n: number, value: string, text: string, name: string | null = null): MirrorSentence => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  value,
  text,
  name,
  hidden: false,
});

/** Of the short fingerprint. */
export const SAMPLE_MIRROR: MirrorView = {
  people: 6,
  both: [
    { value: 'Family', people: 5 },
    { value: 'Courage', people: 3 },
  ],
  onlyOthers: [{ value: 'Humor', people: 4 }],
  notSeen: ['Honesty', 'Freedom'],
  surprises: [
    { kind: 'seen_by_others', value: 'Humor', people: 4 },
    { kind: 'core_not_seen', value: 'Honesty', people: 0 },
  ],
  sentences: [
    sentence(1, 'Courage', 'she told the board that we would not make the date.', 'Mira'),
    sentence(2, 'Humor', 'the projector died and she gave the whole talk with a pencil.'),
    sentence(3, 'Family', 'she took my shifts for a week and told nobody.', 'Tomasz K.'),
  ],
};

export const SCRIPTS_MIRROR: MirrorView = {
  ...SAMPLE_MIRROR,
  both: [
    { value: 'الصدق', people: 4 },
    { value: 'Família e coração', people: 2 },
  ],
  onlyOthers: [{ value: '誠実さと勇気', people: 3 }],
  notSeen: ['נאמנות'],
  surprises: [{ kind: 'seen_by_others', value: '誠実さと勇気', people: 3 }],
  sentences: [
    sentence(1, 'الصدق', 'تقود من الصدق', 'شيماء'),
    sentence(2, '誠実さと勇気', '我们从诚实出发', '王小明'),
    sentence(3, 'Família e coração', '#panic("no") *bold* $math$ @ref', '#name'),
  ],
};

const OWN = 5;
const OTHERS = 5;

/** Everything at its limit, made of one piece of text. */
function fullMirror(piece: string): MirrorView {
  const values = Array.from({ length: OWN + OTHERS }, (_, n) => valueOf(piece, n));
  const own = values.slice(0, OWN);
  const onlyOthers = values.slice(OWN).map((value) => ({ value, people: MIRROR_PEOPLE_MAX }));
  return {
    people: MIRROR_PEOPLE_MAX,
    both: own.slice(1).map((value) => ({ value, people: MIRROR_PEOPLE_MAX })),
    onlyOthers,
    notSeen: own.slice(0, 1),
    surprises: [
      ...onlyOthers.map((seen) => ({ kind: 'seen_by_others' as const, ...seen })),
      { kind: 'core_not_seen', value: own[0] ?? '', people: 0 },
    ],
    sentences: values.map((value, n) =>
      sentence(
        n,
        value,
        filled(piece, MIRROR_SENTENCE_CHARACTERS_MAX).trim(),
        filled(piece, MIRROR_NAME_CHARACTERS_MAX).trim(),
      ),
    ),
  };
}

/** One of each kind of text, by name. The first values of each are the owner's. */
export const EXTREME_MIRRORS: readonly (readonly [string, MirrorView])[] = Object.entries(PIECES).map(
  ([name, piece]) => [name, fullMirror(piece)],
);
