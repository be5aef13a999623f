import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStories, readTsv } from '../../apps/ai/training/read-data.ts';

type Teller = (place: number, topic: string) => string | undefined;

/** Which of a person's seven memories answers which topic; what is left goes to the light ones. */
const EMOTION_FOR: Readonly<Record<string, readonly string[]>> = {
  'low-point': ['sadness', 'fear'],
  'conflict-not-proud-of': ['anger', 'guilt'],
  'choice-that-cost-me': ['guilt', 'shame'],
  'high-point': ['joy'],
  'home-praise': ['shame'],
};
const STORY_SENTENCES = 7;
const MOMENT_WORDS_MIN = 14;

/** One person: seven short memories of ISEAR where they fit, and for the rest either pieces of stories (every other person) or happy moments. */
export function fittingPeople(data: string): Teller[] {
  const memories = new Map<string, Map<string, string>>();
  for (const { person = '', emotion = '', text = '' } of readTsv(join(data, 'isear', 'memories.tsv'))) {
    memories.set(person, (memories.get(person) ?? new Map<string, string>()).set(emotion, text));
  }
  const pieces = storyPieces(data);
  const moments = happyMoments(data);
  return scattered([...memories.values()].filter((own) => own.size === 7)).map((own, at) => {
    const others = at % 2 === 0 ? pieces : moments;
    let next = at * 5;
    const told = new Set<string>();
    return (_, topic) => {
      const emotion = EMOTION_FOR[topic]?.find((one) => !told.has(one));
      if (emotion !== undefined) {
        told.add(emotion);
        return own.get(emotion);
      }
      next += 1;
      return others[next % others.length];
    };
  });
}

/** Seven sentences in a row, from a different place of a different story each time. */
function storyPieces(data: string): string[] {
  return scattered(
    readStories(data)
      .filter(({ kind }) => kind !== 'imagined')
      .flatMap(({ text }) => {
        const sentences = text.split(/(?<=[.!?])\s+/u);
        return Array.from({ length: Math.floor(sentences.length / STORY_SENTENCES) }, (_, at) =>
          sentences.slice(at * STORY_SENTENCES, (at + 1) * STORY_SENTENCES).join(' '),
        );
      }),
  );
}

function happyMoments(data: string): string[] {
  const lines = readFileSync(join(data, 'happydb', 'moments.csv'), 'utf8')
    .split('\n')
    .slice(1);
  return scattered(
    lines
      .map((line) => /^\d+,"((?:[^"]|"")*)"/u.exec(line)?.[1]?.replaceAll('""', '"') ?? '')
      .filter((moment) => moment.split(/\s+/u).length >= MOMENT_WORDS_MIN),
  );
}

/** In a fixed order that owes nothing to the file's. */
function scattered<T>(people: readonly T[]): T[] {
  const step = 97;
  return people.map((_, at) => people[(at * step) % people.length]).filter((one) => one !== undefined);
}
