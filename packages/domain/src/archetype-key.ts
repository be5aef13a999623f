/** “The Commander” and “commander” name the same archetype. Apart from the texts, which are heavy. */
export function archetypeKey(name: string): string {
  return name.trim().replace(/^the /i, '').trim().toLowerCase();
}
