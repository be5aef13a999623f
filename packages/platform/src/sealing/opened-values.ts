const KEPT_CHARACTERS_MAX = 4_000_000;
const KEPT_MS_MAX = 10 * 60 * 1_000;

/** Characters at the end of a stored value that it is found by: ciphertext, so no two values share them. */
const FOUND_BY_CHARACTERS = 32;

/** A bounded cache of what was decrypted last, by place and by the whole stored value: a changed value is never found. */
export interface OpenedValues {
  find(place: string, stored: string): string | undefined;
  keep(place: string, stored: string, text: string): void;
}

interface Opened {
  readonly place: string;
  readonly stored: string;
  readonly text: string;
}

type Generation = Map<string, Opened>;

/** Comparing one whole value costs less than hashing it. */
function findIn(generation: Generation, place: string, stored: string): string | undefined {
  const opened = generation.get(stored.slice(-FOUND_BY_CHARACTERS));
  return opened?.place === place && opened.stored === stored ? opened.text : undefined;
}

/** Two generations: the older one is dropped when the younger one is full or has had its time. */
export function createOpenedValues(
  charactersMax: number = KEPT_CHARACTERS_MAX,
  now: () => number = Date.now,
): OpenedValues {
  let young: Generation = new Map();
  let old: Generation = new Map();
  let characters = 0;
  let begun = now();

  const turn = () => {
    const age = now() - begun;
    if (characters < charactersMax / 2 && age < KEPT_MS_MAX / 2) return;
    old = age < KEPT_MS_MAX ? young : new Map();
    young = new Map();
    characters = 0;
    begun = now();
  };
  const keep = (place: string, stored: string, text: string) => {
    turn();
    young.set(stored.slice(-FOUND_BY_CHARACTERS), { place, stored, text });
    characters += stored.length + text.length;
  };
  return {
    keep,
    find: (place, stored) => {
      turn();
      const found = findIn(young, place, stored);
      if (found !== undefined) return found;
      const older = findIn(old, place, stored);
      if (older !== undefined) keep(place, stored, older);
      return older;
    },
  };
}
