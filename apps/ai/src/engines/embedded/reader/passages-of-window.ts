import type { Window } from './windows.ts';

/** Some three sentences: among more, the network for danger hardly sees a single one. */
const PASSAGE_TOKENS_MAX = 48;
/** Answers up to this length are judged whole, as those that it learned from. */
const WHOLE_TOKENS_MAX = 90;

/** Sentences of a window that are judged together, from the first to before `to`. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** The window's sentences, context included, in short passages that share a sentence; a long sentence stands alone. */
export function passagesOf({ owner, to }: Window): Passage[] {
  const first = owner.find((index) => index >= 0) ?? to;
  const lengths = new Map<number, number>();
  for (const index of owner) lengths.set(index, (lengths.get(index) ?? 0) + 1);
  if (owner.length <= WHOLE_TOKENS_MAX) return [{ from: first, to }];
  const passages: Passage[] = [];
  let from = first;
  while (from < to) {
    let tokens = lengths.get(from) ?? 0;
    let end = from + 1;
    while (end < to && tokens + (lengths.get(end) ?? 0) <= PASSAGE_TOKENS_MAX) {
      tokens += lengths.get(end) ?? 0;
      end += 1;
    }
    passages.push({ from, to: end });
    from = end < to && end - from > 1 ? end - 1 : end;
  }
  return passages;
}

/** A passage as a window of its own. */
export function windowOfPassage({ ids, owner }: Window, { from, to }: Passage): Window {
  const within = owner.flatMap((index, at) => (index >= from && index < to ? [at] : []));
  const at = [0, ...within, ids.length - 1];
  return { ids: at.map((place) => ids[place] ?? 0), owner: at.map((place) => owner[place] ?? -1), from, to };
}
