/** The least recently used entry goes first. Pure memory: dropping it changes speed, never a result. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, entry: T): void;
}

export function createLru<T>(entriesMax: number): Lru<T> {
  const entries = new Map<string, T>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry !== undefined) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    set: (key, entry) => {
      entries.set(key, entry);
      if (entries.size <= entriesMax) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
  };
}
