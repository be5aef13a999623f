/** The JSON object in a reply: the whole of it, or the first complete object inside prose or a code fence. */
export function extractJson(reply: string): unknown {
  const whole = parse(reply);
  if (whole !== undefined) return whole;
  for (let start = reply.indexOf('{'); start !== -1; start = reply.indexOf('{', start + 1)) {
    const end = endOfObject(reply, start);
    if (end === undefined) return undefined;
    const value = parse(reply.slice(start, end));
    if (value !== undefined) return value;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
