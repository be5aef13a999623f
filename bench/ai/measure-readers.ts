import type { Interview, LabelledAnswer } from './read-interviews.ts';
import { info, mean, type Row, share } from './rows.ts';

/** How far two readings of the same interviews agree: the baseline for the reader's own figures. */
export function measureReaders(set: string, interviews: readonly Interview[]): Row[] {
  const twice = interviews.filter(({ answers, profiles }) => profiles.length > 1 && answers.every(isReadTwice));
  if (twice.length === 0) return [];
  const sentences = twice.flatMap(({ answers }) => answers.flatMap(valuesBySentence));
  const told = twice.filter(({ coping }) => coping.length > 1);
  const counts = [0, 1].map((reading) => sentences.filter((values) => (values[reading]?.size ?? 0) > 0).length);
  return [
    info(`${set}, two readings: kappa, sentence is telling`, kappa(sentences), `${sentences.length} sentences`),
    info(
      `${set}, two readings: sentence with a value has one in the other`,
      mean([0, 1].map((one) => telling(sentences, one))),
      `${counts.join(' and ')} sentences`,
    ),
    info(
      `${set}, two readings: a value name is also the other's for its sentence`,
      mean([0, 1].map((one) => sameName(sentences, one))),
    ),
    info(
      `${set}, two readings: of one profile in the other`,
      mean(twice.flatMap(({ profiles: [one = [], other = []] }) => [found(one, other), found(other, one)])),
      `${twice.length} interviews`,
    ),
    info(
      `${set}, two readings: same archetype where both name one`,
      share(told, ({ coping: [one, other] }) => one === other),
      `${told.length} interviews`,
    ),
  ];
}

type Pair = readonly Set<string>[];

function isReadTwice({ readings }: LabelledAnswer): boolean {
  return readings.length > 1;
}

/** For each sentence the values of the first and of the second reading. */
function valuesBySentence({ sentences, readings }: LabelledAnswer): Pair[] {
  return sentences.map((_, at) =>
    readings.slice(0, 2).map((labels) => new Set(labels.filter(({ s }) => s.includes(at)).map(({ v }) => v))),
  );
}

function telling(sentences: readonly Pair[], one: number): number {
  const own = sentences.filter((values) => (values[one]?.size ?? 0) > 0);
  return share(own, (values) => (values[1 - one]?.size ?? 0) > 0);
}

function sameName(sentences: readonly Pair[], one: number): number {
  const pairs = sentences.flatMap((values) => [...(values[one] ?? [])].map((name) => values[1 - one]?.has(name)));
  return share(pairs, (isSame) => isSame === true);
}

/** Cohen's kappa of whether a sentence carries any value. */
export function kappa(sentences: readonly Pair[]): number {
  const says = (one: number) => share(sentences, (values) => (values[one]?.size ?? 0) > 0);
  const agreed = share(sentences, ([first, second]) => (first?.size ?? 0) > 0 === (second?.size ?? 0) > 0);
  const chance = says(0) * says(1) + (1 - says(0)) * (1 - says(1));
  return chance === 1 ? 1 : (agreed - chance) / (1 - chance);
}

function found(wanted: readonly string[], names: readonly string[]): number {
  return share(wanted, (name) => names.includes(name));
}
