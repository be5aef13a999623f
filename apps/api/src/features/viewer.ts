import type { Authenticate } from '@lf/platform/http/authenticate';

/** Who asks for something public, when they say so; a stale token makes a stranger, not an error. */
export async function viewerOf(
  authenticate: Authenticate,
  authorization: string | undefined,
): Promise<string | undefined> {
  if (authorization === undefined) return undefined;
  return authenticate(authorization).then(
    ({ id }) => id,
    () => undefined,
  );
}
