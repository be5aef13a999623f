const VISIT_BYTES = 8;

let visit: string | undefined;
let calls = 0;

/**
 * The name of one call, the same in the logs of every service it meets. Calls of one visit begin alike, so that a person's way
 * from a page through the API and the AI service can be followed; a reload is a new visit, and nothing is kept.
 */
export function nextRequestId(): string {
  visit ??= Array.from(crypto.getRandomValues(new Uint8Array(VISIT_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  calls += 1;
  return `${visit}-${calls}`;
}
