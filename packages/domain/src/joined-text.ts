/**
 * The older wire form of lists and maps: `a,b` and `value: text;;value: text`. A backslash keeps what would otherwise
 * separate, so any text comes back as it went in; a text without separators looks as if there were no escaping at all.
 */
const ESCAPE = '\\';
const LIST_SEPARATOR = ',';
const PAIR_SEPARATOR = ';;';
/** Stands for nothing: tells the list of one empty text from the empty list. */
const EMPTY_MARK = '\\-';

export type TextPair = readonly [name: string, text: string];

export function joinList(items: readonly string[]): string {
  if (items.length === 1 && items[0] === '') return EMPTY_MARK;
  return items.map((item) => keepLeadingSpace(escape(item, LIST_SEPARATOR))).join(LIST_SEPARATOR);
}

/** Reads `a, b` as well as `a,b`: people and older clients put a space after the comma. */
export function splitList(joined: string): readonly string[] {
  if (joined === '') return [];
  return splitAt(joined, LIST_SEPARATOR).map((item) => unescape(item.replace(/^ +/, '')));
}

export function joinPairs(pairs: readonly TextPair[]): string {
  return pairs
    .map(([name, text]) => `${keepLeadingSpace(escape(name, ':;'))}: ${escape(text, ';')}`)
    .join(PAIR_SEPARATOR);
}

export function splitPairs(joined: string): readonly TextPair[] {
  if (joined === '') return [];
  return splitAt(joined, PAIR_SEPARATOR).map((pair) => {
    const [name = '', ...rest] = splitAt(pair.replace(/^ +/, ''), ':');
    return [unescape(name), unescape(rest.join(':').replace(/^ /, ''))];
  });
}

export function splitMap(joined: string): Readonly<Record<string, string>> {
  return Object.fromEntries(splitPairs(joined));
}

function escape(text: string, separators: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charAt(at))
    .map((unit) => (unit === ESCAPE || separators.includes(unit) ? ESCAPE + unit : unit))
    .join('');
}

function keepLeadingSpace(escaped: string): string {
  return escaped.startsWith(' ') ? ESCAPE + escaped : escaped;
}

function unescape(escaped: string): string {
  return escaped === EMPTY_MARK ? '' : escaped.replaceAll(/\\([\s\S])/g, '$1');
}

/** Splits where the separator stands unescaped. */
function splitAt(joined: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let at = 0;
  while (at < joined.length) {
    if (joined[at] === ESCAPE) at += 2;
    else if (joined.startsWith(separator, at)) {
      parts.push(joined.slice(start, at));
      at += separator.length;
      start = at;
    } else at += 1;
  }
  return [...parts, joined.slice(start)];
}
