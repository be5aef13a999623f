/** Screens that show dates or amounts, always or where there are prices. */
const SHOWS_DATES_OR_AMOUNTS = /^\/(account|sandbox)/;
const SHOWS_PRICES = /^\/purchase-(quantity|payment|confirmation)/;

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

export function readLanguages(pathname: string, hasPrices: boolean): void {
  if (!SHOWS_DATES_OR_AMOUNTS.test(pathname) && !(hasPrices && SHOWS_PRICES.test(pathname))) return;
  requestAnimationFrame(() => {
    for (const piece of PIECES) setTimeout(piece);
  });
}
