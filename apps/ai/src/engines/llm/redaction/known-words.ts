import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolder } from '../../embedded/model-folder.ts';
import { readTable } from '../../embedded/texts/table.ts';

const TABLES = ['acts', 'archetypes', 'catalogue', 'follow-ups', 'notes', 'philosophy', 'topics', 'triggers', 'values'];

/** Capitalized inside a sentence without being anybody's name. */
const CAPITALIZED =
  `i i'm i've i'd i'll monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december christmas easter ramadan diwali hanukkah thanksgiving god bible koran english german french
  spanish italian russian chinese japanese indian american british european african asian arabic turkish polish dutch irish scottish
  jewish christian muslim catholic protestant hindu buddhist mom mama mommy mummy dad daddy papa grandma grandpa granny grandad nana
  aunt uncle mr mrs ms miss dr prof sir madam ceo cfo cto hr it phd mba usa uk eu us ok tv covid internet`.split(
    /\s+/u,
  );

let authored: ReadonlySet<string> | undefined;

/** Words of our own texts, in lower case: everyday English, and no names. */
export function authoredWords(): ReadonlySet<string> {
  authored ??= new Set([
    ...CAPITALIZED,
    'mum',
    ...TABLES.flatMap((table) =>
      readTable(table).flatMap(
        (row) =>
          row
            .join(' ')
            .toLowerCase()
            .match(/[\p{L}]+(?:['’-][\p{L}]+)*/gu) ?? [],
      ),
    ),
  ]);
  return authored;
}

let pieces: ReadonlySet<string> | undefined;

/** Whole words that the reader's vocabulary holds: frequent words and frequent names alike. */
export function frequentWords(): ReadonlySet<string> {
  pieces ??= new Set(readFileSync(join(modelFolder('reader'), 'vocabulary.txt'), 'utf8').split('\n'));
  return pieces;
}
