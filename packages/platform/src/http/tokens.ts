import { randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Config } from '../env.ts';
import type { Database } from '../db/schema.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'leadership-fingerprint';
const SECRET_SETTING = 'jwt_secret';

export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Tokens {
  /** The deployment's own secret, from which other signatures are derived. */
  readonly secret: string;
  /** That one and, while it is being changed, the one before: what either signed is good. */
  readonly secrets: readonly string[];
  sign(claims: TokenClaims, expiresAt: Date): string;
  /** The claims of a token that we made and that has not expired, else undefined. */
  verify(token: string): TokenClaims | undefined;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isId = (claim: unknown): claim is string => typeof claim === 'string' && ID.test(claim);

function claimsOf(token: string, verifier: (token: string) => unknown): TokenClaims | undefined {
  try {
    const payload = verifier(token);
    if (typeof payload !== 'object' || payload === null) return undefined;
    const { sub, jti } = payload as { sub?: unknown; jti?: unknown };
    return isId(sub) && isId(jti) ? { userId: sub, sessionId: jti } : undefined;
  } catch {
    return undefined;
  }
}

/** JWT_SECRET, or one that the first process makes and keeps in the database for all of them. */
async function tokenSecret(db: Database, config: Config): Promise<string> {
  if (config.JWT_SECRET !== undefined) return config.JWT_SECRET;
  await db
    .insertInto('settings')
    .values({ name: SECRET_SETTING, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SECRET_SETTING)
    .executeTakeFirstOrThrow();
  return row.value;
}

export async function createTokens(db: Database, config: Config): Promise<Tokens> {
  const key = await tokenSecret(db, config);
  const signer = createSigner({ key, algorithm: ALGORITHM, aud: AUDIENCE });
  const secrets = config.JWT_SECRET_SECOND === undefined ? [key] : [key, config.JWT_SECRET_SECOND];
  const verifiers = secrets.map((secret) =>
    createVerifier({
      key: secret,
      algorithms: [ALGORITHM],
      allowedAud: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'exp', 'aud'],
      cache: 1_000,
      cacheTTL: 60_000,
    }),
  );
  return {
    secret: key,
    secrets,
    sign: (claims, expiresAt) =>
      signer({ sub: claims.userId, jti: claims.sessionId, exp: Math.floor(expiresAt.getTime() / 1_000) }),
    verify: (token) => {
      for (const verifier of verifiers) {
        const claims = claimsOf(token, verifier);
        if (claims !== undefined) return claims;
      }
      return undefined;
    },
  };
}
