/** Screens that show dates or amounts. */
const WRITES_IN_READERS_WAY = /^\/(account|purchase|sandbox|enter)/;

/** Not every browser has the last of these. */
type Locale = Intl.Locale & { readonly getNumberingSystems?: () => readonly string[] };

const readersLocale = (): Locale => new Intl.Locale(navigator.language);

/**
 * For the first date or amount in the reader's own way a browser reads its tables of languages: a tenth of a second on a slow phone. It is done
 * while the code is on its way, in pieces, and not in the middle of drawing a list.
 */
const PIECES: readonly (() => unknown)[] = [
  () => readersLocale().maximize(),
  () => readersLocale().getNumberingSystems?.(),
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
];

export function readLanguages(pathname: string): void {
  if (!WRITES_IN_READERS_WAY.test(pathname)) return;
  requestAnimationFrame(() => {
    for (const piece of PIECES) setTimeout(piece);
  });
}
