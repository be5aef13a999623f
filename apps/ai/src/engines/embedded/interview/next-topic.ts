import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import type { Gate } from '../gate/gate.ts';
import type { Heard } from '../heard.ts';
import { hash } from '../pick.ts';
import type { Asked } from './asked.ts';
import { ALL_TOPICS, EXTRA_PACKS, FIRST_PACKS } from './topic-table.ts';
import type { Topic } from './topic.ts';
import { BASE_TOPICS, CONFLICT } from './topics/base.ts';

/** How far ahead of the natural order a topic may jump: an interview that leaps from first memory to worst conflict is no conversation. */
const WINDOW = 3;

/** How someone guards themselves is heard in a conflict and hardly elsewhere: of nine questions, this one is not the one to drop. */
const CONFLICT_FROM = BASE_QUESTIONS - 3;

/** The topic to open next, or undefined when every one of them has been asked. */
export function nextTopic(
  asked: readonly Asked[],
  gates: readonly Gate[],
  heard: readonly Heard[],
  seed: string,
): Topic | undefined {
  const done = new Set(asked.map(({ topic }) => topic?.id));
  const tender = gates.includes('crisis');
  const unasked = (topics: readonly Topic[]) => topics.filter(({ id }) => !done.has(id));
  // After a cry for help, nothing hard is asked as long as there is anything else to ask.
  const open = (topics: readonly Topic[]) => unasked(topics).filter(({ weight }) => !tender || weight === 'light');
  const last = asked.at(-1);
  const quiet =
    tender || last?.topic?.weight === 'hard' || ['painful', 'skipped', 'crisis'].includes(gates.at(-1) ?? 'plain');

  const fits = (topics: readonly Topic[]) => {
    const light = topics.filter(({ weight }) => weight === 'light');
    return quiet && light.length > 0 ? light : topics;
  };
  const choose = (topics: readonly Topic[]) => leastCertain(fits(topics), heard, seed);

  if (asked.length === 0) return BASE_TOPICS[0];
  const base = open(BASE_TOPICS);
  const conflict = base.find(({ id }) => id === CONFLICT);
  if (
    conflict &&
    (asked.length === BASE_QUESTIONS - 1 || (asked.length >= CONFLICT_FROM && asked.length < BASE_QUESTIONS && !quiet))
  )
    return conflict;
  if (asked.length < BASE_QUESTIONS && base.length > 0) return chooseInWindow(base, fits, heard, seed);
  const begun = EXTRA_PACKS.find((pack) => pack.some(({ id }) => done.has(id)) && open(pack).length > 0);
  if (begun) return choose(open(begun));
  const first = EXTRA_PACKS.slice(0, FIRST_PACKS).filter(
    (pack) => unasked(pack).length === pack.length && open(pack).length > 0,
  );
  const packs = first.length > 0 ? first : EXTRA_PACKS.filter((pack) => open(pack).length > 0);
  const pack = first.length > 0 ? leastCertainPack(packs, heard) : packs[0];
  return choose(pack ? open(pack) : unasked(ALL_TOPICS));
}

/** Among the next few in the natural order, the one whose values we know least about; hard ones stand aside for one turn after another hard one. */
function chooseInWindow(
  base: readonly Topic[],
  fits: (topics: readonly Topic[]) => readonly Topic[],
  heard: readonly Heard[],
  seed: string,
): Topic | undefined {
  const window = base.slice(0, WINDOW);
  const fitting = fits(window);
  const hardLeft = base.filter(({ weight }) => weight === 'hard').length;
  const lightLeft = base.length - hardLeft;
  // Hard topics need light ones between them: start early enough to have some left.
  if (hardLeft > lightLeft && fitting.some(({ weight }) => weight === 'hard'))
    return leastCertain(
      fitting.filter(({ weight }) => weight === 'hard'),
      heard,
      seed,
    );
  return leastCertain(fitting, heard, seed);
}

function certainty(topic: Topic, heard: readonly Heard[]): number {
  const known = topic.values.map((value) =>
    Math.max(0, ...heard.filter((piece) => piece.value === value).map(({ strength }) => strength)),
  );
  return known.reduce((sum, strength) => sum + strength, 0) / topic.values.length;
}

function leastCertain(topics: readonly Topic[], heard: readonly Heard[], seed: string): Topic | undefined {
  return topics
    .map((topic) => ({ topic, known: certainty(topic, heard), tie: hash(`${seed}${topic.id}`) }))
    .toSorted((a, b) => a.known - b.known || a.tie - b.tie)[0]?.topic;
}

function leastCertainPack(packs: readonly (readonly Topic[])[], heard: readonly Heard[]): readonly Topic[] | undefined {
  const known = (pack: readonly Topic[]) => pack.reduce((sum, topic) => sum + certainty(topic, heard), 0);
  return packs.toSorted((a, b) => known(a) - known(b))[0];
}
