import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (input: string, key: string, hash = 'sha256'): string =>
  createHmac(hash, key).update(input).digest('base64url');

interface TokenParts {
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
  readonly signature: string;
}

function read(token: string): TokenParts {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const parse = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
  return { header: parse(header), payload: parse(payload), signature };
}

/**
 * What token attack tools try, made from a good token and, where the attack supposes that a claim was changed by somebody who
 * knows the secret (another audience, no expiry), from the secret. All of them must be a 401.
 */
export function tokenAttacks(
  good: string,
  secret: string,
  victimId: string,
): readonly (readonly [name: string, token: string])[] {
  const { header, payload, signature } = read(good);
  const signed = (head: object, body: object, key = secret, hash = 'sha256'): string => {
    const input = `${encode(head)}.${encode(body)}`;
    return `${input}.${hmac(input, key, hash)}`;
  };
  const unsigned = (head: object, body: object = payload): string => `${encode(head)}.${encode(body)}.`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rsInput = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}`;
  const now = Math.floor(Date.now() / 1_000);
  const changed = (claims: object) => ({ ...payload, ...claims });
  const without = (name: string) => Object.fromEntries(Object.entries(payload).filter(([claim]) => claim !== name));
  const [first = '', second = ''] = good.split('.');
  return [
    ...['none', 'None', 'NONE', 'nOnE', ''].map(
      (alg) => [`alg ${alg || 'empty'}`, unsigned({ ...header, alg })] as const,
    ),
    ['no alg', unsigned({ typ: 'JWT' })],
    ['alg none, signature kept', `${encode({ ...header, alg: 'none' })}.${encode(payload)}.${signature}`],
    ['signature stripped', `${first}.${second}.`],
    ['signature of another payload', `${first}.${encode(changed({ sub: victimId }))}.${signature}`],
    ['signature cut short', good.slice(0, -2)],
    ['signature with a byte changed', `${good.slice(0, -5)}${good.at(-5) === 'A' ? 'B' : 'A'}${good.slice(-4)}`],
    [
      'RS256 by a key of the attacker',
      `${rsInput}.${signWith('sha256', Buffer.from(rsInput), privateKey).toString('base64url')}`,
    ],
    ['HS256 with a public key as the secret', signed(header, payload, pem)],
    ['HS384 with the right secret', signed({ ...header, alg: 'HS384' }, payload, secret, 'sha384')],
    ['HS512 with the right secret', signed({ ...header, alg: 'HS512' }, payload, secret, 'sha512')],
    ['HS256 with an empty secret', signed(header, payload, '\0')],
    ...['secret', 'password', 'changeme', 'leadership-fingerprint', 'jwt_secret'].map(
      (guess) => [`guessed secret ${guess}`, signed(header, payload, guess)] as const,
    ),
    ['kid to a file', signed({ ...header, kid: '../../../../dev/null' }, payload, '\0')],
    ['kid with SQL', signed({ ...header, kid: "x' union select 'secret" }, payload, 'secret')],
    [
      'jwk in the header',
      `${encode({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) })}.${encode(payload)}.${signWith('sha256', Buffer.from(rsInput), privateKey).toString('base64url')}`,
    ],
    ['jku in the header', signed({ ...header, jku: 'https://attacker.example/keys.json' }, payload, 'attacker')],
    ['another subject, no secret', signed(header, changed({ sub: victimId }), 'guess')],
    ['expired', signed(header, changed({ exp: now - 60 }))],
    ['not valid yet', signed(header, changed({ nbf: now + 3_600 }))],
    ['no expiry', signed(header, without('exp'))],
    ['expiry as text', signed(header, changed({ exp: 'never' }))],
    ['another audience', signed(header, changed({ aud: 'another-product' }))],
    ['no audience', signed(header, without('aud'))],
    ['no session', signed(header, without('jti'))],
    ['no subject', signed(header, without('sub'))],
    ['a session of nobody', signed(header, changed({ jti: '00000000-0000-4000-8000-000000000000' }))],
    ["own session, another's subject", signed(header, changed({ sub: victimId }))],
    ['a subject that is no id', signed(header, changed({ sub: "' or 1=1 --" }))],
    ['a session that is no id', signed(header, changed({ jti: '*' }))],
    ['a subject that is a list', signed(header, changed({ sub: [payload['sub']] }))],
    ['no JSON inside', 'bm90.bm90.bm90'],
    ['three dots', '...'],
    ['a megabyte', `${first}.${'A'.repeat(1_000)}.${signature}`],
  ];
}
