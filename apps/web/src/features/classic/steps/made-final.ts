/** Travels with the press on 'Make it final': opening the next address by hand freezes nothing. */
export const MADE_FINAL = { madeFinal: true } as const;

export function isMadeFinal(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'madeFinal' in state && state.madeFinal === true;
}
