/** FNV-1a, 32 bit: the same text gives the same number on every machine. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x45d9f3b);
  h ^= h >>> 16;
  return h >>> 0;
}

/** One of several ways to say a thing, chosen by what was said rather than by chance. */
export function pick<T>(options: readonly T[], seed: string): T {
  const chosen = options[hash(seed) % options.length];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** The option said least often so far; among equals, by seed. Keeps an interview from repeating its own turns of phrase. */
export function pickFresh<T>(options: readonly T[], timesUsed: (option: T) => number, seed: string): T {
  const uses = options.map(timesUsed);
  const fewest = Math.min(...uses);
  return pick(
    options.filter((_, i) => uses[i] === fewest),
    seed,
  );
}
