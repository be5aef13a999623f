const KEPT_CHARACTERS_MAX = 4_000_000;
const KEPT_MS_MAX = 10 * 60 * 1_000;

/** A bounded cache of what was decrypted last, by column and by the whole stored value: a changed value is never found. */
export interface OpenedValues {
  find(column: string, stored: string): string | undefined;
  keep(column: string, stored: string, text: string): void;
}

type Generation = Map<string, Map<string, string>>;

/** Two generations: the older one is dropped when the younger one is full or has had its time. */
export function createOpenedValues(
  charactersMax: number = KEPT_CHARACTERS_MAX,
  now: () => number = () => performance.now(),
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
  const keep = (column: string, stored: string, text: string) => {
    turn();
    let values = young.get(column);
    if (values === undefined) young.set(column, (values = new Map()));
    values.set(stored, text);
    characters += stored.length + text.length;
  };
  return {
    keep,
    find: (column, stored) => {
      turn();
      const found = young.get(column)?.get(stored);
      if (found !== undefined) return found;
      const older = old.get(column)?.get(stored);
      if (older !== undefined) keep(column, stored, older);
      return older;
    },
  };
}
