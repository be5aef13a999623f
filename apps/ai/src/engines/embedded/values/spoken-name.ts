import { valueNamed } from '../catalogue/catalogue.ts';

/** The name within a sentence: ours in lower case, the person's own exactly as they wrote it. */
export function spokenName(name: string): string {
  return valueNamed(name) ? name.toLowerCase() : name.trim();
}

export function listed(names: readonly string[]): string {
  return names.length <= 2 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
