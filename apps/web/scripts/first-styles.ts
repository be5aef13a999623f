const GROUPED = /^@(?:media|supports|container|layer)\b/;
const FETCHED_FACE = /^@font-face\{[^}]*url\(/;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** Rules one after the other, each with its block. The build's own output: no comments, no braces in strings. */
function rulesOf(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    else continue;
    if (depth > 0 || css[at] === '{') continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

/** The rules that say something about these pages, in their order: what names no class, and what names one that is there. */
export function firstStyles(css: string, pages: readonly string[]): string {
  const used = new Set(
    pages.flatMap((page) => [...page.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' '))),
  );
  const kept = (rule: string): string => {
    const [head = ''] = rule.split('{', 1);
    if (GROUPED.test(head)) {
      const inside = rulesOf(rule.slice(head.length + 1, -1))
        .map(kept)
        .join('');
      return inside === '' ? '' : `${head}{${inside}}`;
    }
    const classes = [...head.matchAll(CLASS)].map((match) => match[1] ?? '');
    return classes.length === 0 || classes.some((name) => used.has(name)) ? rule : '';
  };
  return rulesOf(css).map(kept).join('');
}

/** The faces that are still to be fetched, and everything else: the first paint goes without them. */
export const fetchedFaces = (css: string): string =>
  rulesOf(css)
    .filter((rule) => FETCHED_FACE.test(rule))
    .join('');
export const withoutFetchedFaces = (css: string): string =>
  rulesOf(css)
    .filter((rule) => !FETCHED_FACE.test(rule))
    .join('');
