export interface GrowingText {
  readonly text: string;
  /** The closing quotation mark has come. */
  readonly isWhole: boolean;
}

/** The value of a text field in JSON that is still arriving, as far as it has come; undefined before it begins. */
export function growingText(replySoFar: string, field: string): GrowingText | undefined {
  const key = `"${field}"`;
  const at = replySoFar.indexOf(key);
  if (at === -1) return undefined;
  const rest = replySoFar.slice(at + key.length);
  const opening = /^\s*:\s*"/.exec(rest);
  if (opening === null) return undefined;
  const body = rest.slice(opening[0].length);
  const end = endOfText(body);
  const text = parseText(body.slice(0, end));
  return text === undefined ? undefined : { text, isWhole: body[end] === '"' };
}

/** The closing quote, or the last place that does not cut an escape in two. */
function endOfText(body: string): number {
  let at = 0;
  while (at < body.length) {
    const character = body[at];
    if (character === '"') return at;
    const step = character !== '\\' ? 1 : body[at + 1] === 'u' ? 6 : 2;
    if (at + step > body.length) return at;
    at += step;
  }
  return at;
}

function parseText(escaped: string): string | undefined {
  try {
    const text: unknown = JSON.parse(`"${escaped}"`);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
