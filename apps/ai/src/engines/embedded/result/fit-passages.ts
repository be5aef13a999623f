import { CONFLICT } from '../interview/topics.ts';
import { topicTexts } from '../texts/authored-texts.ts';
import type { Passage, ToldPassage } from './passages.ts';

/** More scenes leave no room for what the person says of themself. */
const SCENES_FIRST = 2;
const NOT_PROUD_WEIGHT = 0.3;
/** Words of a frame without the names of topic and values; "and" between these included. */
const FRAME_WORDS_MAX = 9;

/** What fits into so many words: two scenes that show most, then own words in the order of the values, then further scenes in fewer words. */
export function fitted(order: readonly string[], told: readonly ToldPassage[], words: number): ToldPassage[] {
  const chosen = new Map<ToldPassage, ToldPassage>();
  let left = words;
  const take = (passage: ToldPassage) => {
    const { values } = passage;
    const fitting = [passage, ...(passage.shorter ?? [])].find((one) => wordsWith({ values, passage: one }) <= left);
    if (fitting === undefined || chosen.has(passage)) return;
    chosen.set(passage, { ...fitting, values });
    left -= wordsWith({ values, passage: fitting });
  };
  const best = told.toSorted((one, other) => shownBy(order, other) - shownBy(order, one));
  const scenes = best.filter(({ isScene }) => isScene === true);
  const first = new Set(scenes.slice(0, SCENES_FIRST));
  best.filter((one) => one.isScene !== true || first.has(one)).forEach(take);
  best.forEach(take);
  return told.flatMap((passage) => chosen.get(passage) ?? []);
}

/** The more values, and the higher they stand, the more; what the person is not proud of comes after what they are. */
function shownBy(order: readonly string[], { values, topic }: ToldPassage): number {
  const shown = values.reduce((sum, value) => sum + order.length - order.indexOf(value), 0);
  return topic === CONFLICT ? shown * NOT_PROUD_WEIGHT : shown;
}

/** The words with the frame around them. */
function wordsWith({ values, passage }: { readonly values: readonly string[]; readonly passage: Passage }): number {
  const topic = passage.isScene === true ? (topicTexts(passage.topic ?? '', 'named')[0] ?? '') : '';
  return wordsIn([passage.text, topic, ...values].join(' ')) + FRAME_WORDS_MAX;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
