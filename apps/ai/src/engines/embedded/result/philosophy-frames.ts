import { valueNamed } from '../catalogue/catalogue.ts';
import { pickFresh } from '../pick.ts';
import { topicTexts } from '../texts/authored-texts.ts';
import { isOwnRule } from './choose-story.ts';
import { quoted } from './explain-value.ts';
import type { Passage, ToldPassage } from './passages.ts';
import { type FrameKind, PHILOSOPHY_FRAMES } from './philosophy-texts.ts';

/** Puts the person's words beside what we may say of them: which value they stand under, what was asked, and whose deed it is. */
export class PhilosophyFrames {
  readonly #seed: string;
  readonly #used = new Set<string>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Words under their values. `before` is what stands before them: what was said of a scene, when asked further, is added to it. */
  told(passage: ToldPassage, before?: ToldPassage): string {
    const value = listed(passage.values.map(nounOf));
    const isNamed = passage.isScene === true && passage.framed === undefined;
    const topic = isNamed ? this.#freshTopic(passage) : undefined;
    return `${this.say(topic === undefined ? kindOf(passage, before) : 'topic', { value, topic: topic ?? '' })} ${quoted(passage.text)}`;
  }

  story(passage: Passage): string {
    const topic = this.#freshTopic(passage);
    return `${topic === undefined ? this.say('story', {}) : this.say('story-topic', { topic })} ${quoted(passage.text)}`;
  }

  closing(passage: Passage): string {
    return `${this.say(passage.isToday === true ? 'closing-today' : 'closing-rule', {})} ${quoted(passage.text)}`;
  }

  /** One of the authored frames; none twice as long as there is another. */
  say(kind: FrameKind, words: Readonly<Record<string, string>>): string {
    const frame = pickFresh<string>(
      PHILOSOPHY_FRAMES[kind],
      (one) => Number(this.#used.has(one)),
      `${this.#seed}${kind}`,
    );
    this.#used.add(frame);
    const text = frame.replaceAll(/\{(\w+)\}/gu, (_, name: string) => words[name] ?? '');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }

  /** The topic by name, where it was not named before. */
  #freshTopic(passage: Passage): string | undefined {
    const name = topicTexts(passage.topic ?? '', 'named')[0];
    if (name === undefined || this.#used.has(name)) return undefined;
    this.#used.add(name);
    return name;
  }
}

function kindOf(passage: ToldPassage, before: ToldPassage | undefined): FrameKind {
  if (passage.framed !== undefined) return passage.framed;
  if (before?.place !== undefined && passage.follows === before.place.answer) return 'added';
  if (isOwnRule(passage)) return 'rule';
  return passage.actor === 'other' ? 'other' : 'lived';
}

/** Names that keep their capital letter within a sentence. */
const CAPITAL = /^(?:God|Allah|Jesus|Christ|Jah)\b|^\P{Ll}+$/u;

/** The name as it is written within a sentence: "self-awareness", "faith in God". */
export function nounOf(value: string): string {
  const known = valueNamed(value)?.name.toLowerCase();
  if (known !== undefined) return known;
  const words = value.split(' ');
  const isTitle = words.every((word) => /^\p{Lu}/u.test(word));
  return words.map((word, at) => ((at === 0 || isTitle) && !CAPITAL.test(word) ? word.toLowerCase() : word)).join(' ');
}

/** "a", "a and b", "a, b and c". */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}
