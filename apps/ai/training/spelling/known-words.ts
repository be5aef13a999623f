// npx tsx apps/ai/training/spelling/known-words.ts LIST [LIST ...]    Writes apps/ai/models/reader/known-words.txt: the words of the lists (one a
// line), and those that our own texts use often, which `reader/spelling.ts` would otherwise take for other words with a slip of the fingers.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSpelling } from '../../src/engines/embedded/reader/spelling.ts';

/** Words in so many of our texts are seldom slips. */
const TEXTS_MIN = 4;
const FOLDERS = ['answers', 'next', 'crisis', 'acts', 'conversation'];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');
const ranks = new Map(linesOf(at('../../models/reader/vocabulary.txt')).map((piece, id) => [piece, id]));
const meant = createSpelling((word) => ranks.get(word), []);
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const known = new Set(process.argv.slice(2).flatMap(linesOf).map(plain));
const texts = new Map<string, number>();
for (const folder of FOLDERS)
  for (const file of readdirSync(at(`../${folder}`)))
    for (const line of linesOf(at(`../${folder}/${file}`))) {
      const row = JSON.parse(line) as { text?: string; sentences?: string[]; lang?: string };
      if (row.lang !== undefined && row.lang !== 'en') continue;
      const words = plain(row.text ?? row.sentences?.join(' ') ?? '').match(/[a-z]+/g) ?? [];
      for (const word of new Set(words)) texts.set(word, (texts.get(word) ?? 0) + 1);
    }
for (const [word, count] of texts) if (count >= TEXTS_MIN) known.add(word);
const needed = [...known].filter((word) => meant(word) !== word).toSorted();
writeFileSync(at('../../models/reader/known-words.txt'), `${needed.join('\n')}\n`);
