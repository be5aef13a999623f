import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { valueKey } from '@lf/domain/value-name';
import { layOutMirror } from './mirror-layout.ts';
import type { PdfText } from './pdf-text.ts';

/** The third page's words. `own` is the place of a value among the person's own, which has a color and a line in the picture. */
export function mirrorContent({ mirror, values }: PdfText, size: number) {
  if (mirror === undefined) return null;
  const keys = values.map(valueKey);
  const placeOf = (value: string): number | null => {
    const place = keys.indexOf(valueKey(value));
    return place < 0 ? null : place;
  };
  const { lead, groups, surprises, columns } = layOutMirror(mirror, size);
  return {
    people: mirror.people,
    heading: MIRROR_PAGE.heading,
    lead,
    groups: groups.map(({ rows, ...group }) => ({
      ...group,
      rows: rows.map((row) => ({
        ...row,
        own: placeOf(row.value),
        count: row.people === null ? null : MIRROR_PAGE.seenBy(row.people, mirror.people),
      })),
    })),
    surprisesHeading: MIRROR_PAGE.surprisesHeading,
    surprises,
    sentencesHeading: MIRROR_PAGE.sentencesHeading,
    columns: columns.map((column) => column.map((sentence) => ({ ...sentence, own: placeOf(sentence.value) }))),
  };
}
