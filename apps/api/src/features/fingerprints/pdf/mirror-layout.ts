import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { type WrittenText, writtenText } from '../written-text.ts';
import { EYEBROW, WIDTH } from './page-measures.ts';
import { brokenToFit, heightIn, type SetText, setText } from './set-text.ts';
import type { MirrorText } from './mirror-text.ts';

// The template knows the same spaces. Those in points are named here, the others are parts of the type size.
const TITLE_COLUMN = 138;
/** Narrower, so that no word of a hint is left alone on its second line. */
const HINT_COLUMN = TITLE_COLUMN - 22;
const TITLE_GAP = 18;
/** The mark before a name, the strokes and the count after it. */
const MARK = 22;
const STROKE_STEP = 0.62;
const STROKES_HEIGHT = 1.1;
const COUNT = 4.4;
const SENTENCE_INSET = 11;
const COLUMN_GAP = 22;
const ONE_COLUMN_MAX = 2;

interface MirrorRow {
  readonly value: string;
  readonly name: WrittenText;
  /** Null where nobody picked it. */
  readonly people: number | null;
}

interface MirrorSentence {
  readonly value: string;
  readonly label: WrittenText;
  readonly text: WrittenText;
  readonly name: WrittenText | null;
}

type Face = Parameters<typeof setText>[1];

/** A text as it stands on the page, and its height. */
interface Standing {
  readonly written: WrittenText;
  readonly height: number;
}

function stand(text: string, face: Face, size: number, width: number, leading?: number): Standing {
  const written = writtenText(text);
  const set = { ...written, text: brokenToFit(written.text, face, (width / size) * 0.96) };
  return { written: set, height: heightIn(setText(set.text, face), size, width, leading) };
}

const below = (heights: readonly number[], gap: number): number =>
  heights.reduce((sum, height) => sum + height, Math.max(0, heights.length - 1) * gap);

function layOutGroups({ people, both, onlyOthers, notSeen }: MirrorText, size: number) {
  const width = WIDTH - TITLE_COLUMN - TITLE_GAP - MARK - (people * STROKE_STEP + COUNT + 1) * size;
  const group = (key: keyof typeof MIRROR_PAGE.groups, seen: readonly { value: string; people: number | null }[]) => {
    const { title, hint, none } = MIRROR_PAGE.groups[key];
    const rows = seen.map((row) => ({ ...row, ...stand(row.value, 'fraunces-600', size * 1.1, width, 0.4) }));
    const left =
      heightIn(setText(title, 'fraunces-600'), size * 1.1, TITLE_COLUMN, 0.4) +
      size * 0.75 +
      heightIn(setText(hint, 'noto-sans-600'), size * 0.7, HINT_COLUMN);
    const right = below(
      rows.map(({ height }) => Math.max(height, size * STROKES_HEIGHT)),
      size * 0.8,
    );
    return {
      title,
      hint,
      none,
      rows: rows.map(({ value, people: picked, written }): MirrorRow => ({ value, people: picked, name: written })),
      height: Math.max(left, right),
    };
  };
  return [
    group('both', both),
    group('onlyOthers', onlyOthers),
    group(
      'notSeen',
      notSeen.map((value) => ({ value, people: null })),
    ),
  ];
}

/** Each sentence goes where there is most room: their order says nothing, and columns of one height leave the page calm. */
function layOutSentences(sentences: MirrorText['sentences'], size: number) {
  const count = sentences.length > ONE_COLUMN_MAX ? 2 : 1;
  const width = (WIDTH - (count - 1) * COLUMN_GAP) / count - SENTENCE_INSET;
  const columns = Array.from({ length: count }, () => ({ sentences: new Array<MirrorSentence>(), height: 0 }));
  for (const { value, text, name } of sentences) {
    const label = stand(value, 'noto-sans-600', size * 0.8, width);
    const words = stand(text, 'source-serif-400', size, width);
    const signed = name === null ? undefined : stand(MIRROR_PAGE.signed(name), 'noto-sans-600', size * 0.78, width);
    const column = columns.reduce((least, other) => (other.height < least.height ? other : least));
    const heights = [label.height, words.height, ...(signed ? [signed.height] : [])];
    column.height += (column.sentences.length > 0 ? size * 2 : 0) + below(heights, size * 0.8);
    column.sentences.push({ value, label: label.written, text: words.written, name: signed?.written ?? null });
  }
  return {
    columns: columns.map((column) => column.sentences),
    height: Math.max(...columns.map(({ height }) => height)),
  };
}

/** The third page in one size of type: its words, broken where a word is wider than its column, and how high all of it stands. */
export function layOutMirror(mirror: MirrorText, size: number) {
  const section = (words: string): number => heightIn(setText(words, 'fraunces-600'), Math.max(10, size * 1.5), WIDTH);
  const groups = layOutGroups(mirror, size);
  const lead = stand(MIRROR_PAGE.lead(mirror.people), 'source-serif-400', size * 1.06, WIDTH);
  const surprises = mirror.surprises.map((words) => stand(words, 'source-serif-400', size * 1.06, WIDTH));
  const sentences = layOutSentences(mirror.sentences, size);
  const heading: SetText = setText(MIRROR_PAGE.heading, 'fraunces-600');
  const parts = [
    EYEBROW + 18 + heightIn(heading, Math.max(15, size * 2.6), WIDTH) + size * 1.5 + lead.height,
    ...groups.map(({ height }) => height),
    ...(surprises.length > 0
      ? [
          section(MIRROR_PAGE.surprisesHeading) +
            size * 1.2 +
            below(
              surprises.map(({ height }) => height),
              size * 0.75,
            ),
        ]
      : []),
    ...(mirror.sentences.length > 0 ? [section(MIRROR_PAGE.sentencesHeading) + size * 1.5 + sentences.height] : []),
  ];
  return {
    lead: lead.written,
    groups,
    surprises: surprises.map(({ written }) => written),
    columns: sentences.columns,
    height: below(parts, size * 3),
  };
}
