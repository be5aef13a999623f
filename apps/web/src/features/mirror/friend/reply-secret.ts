const BYTES = 32;

/** Random bytes as base64url: 43 letters that nobody can guess. */
export function newReplySecret(): string {
  const letters = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
