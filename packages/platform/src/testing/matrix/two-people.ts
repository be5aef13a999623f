import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildParts, callOf, type CallParts } from './build-call.ts';
import { named, type MatrixSubject, type MatrixVictim, type RunningService } from './matrix-subject.ts';
import type { Route } from '@lf/contract/define-route';

/** Fields that say whose or which thing is meant; with somebody else's in one of them the thing is not there. */
const NAMES_A_THING = /(^|_)(id|code|secret|key)$|(Id|Code|Secret|Key)$/;

interface Attempt {
  readonly parts: CallParts;
  /** What the attacker wrote themselves: an echo of it tells nothing. */
  readonly sent: readonly string[];
  readonly foreignThing: boolean;
}

const textFields = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, field]) => (typeof field === 'string' ? [name] : []))
    : [];

/** The attacker's own honest call with the victim's identifiers in each place, one at a time and in all at once. */
function attemptsOn(own: CallParts, victim: MatrixVictim): Attempt[] {
  const attempts: Attempt[] = [];
  const bodyFields = (typeof own.body === 'object' && own.body !== null ? own.body : {}) as Record<string, unknown>;
  for (const identifier of victim.identifiers) {
    for (const name of Object.keys(own.params))
      attempts.push({
        parts: { ...own, params: { ...own.params, [name]: identifier } },
        sent: [identifier],
        foreignThing: true,
      });
    for (const name of Object.keys(own.query))
      attempts.push({
        parts: { ...own, query: { ...own.query, [name]: identifier } },
        sent: [identifier],
        foreignThing: false,
      });
    for (const name of textFields(own.body)) {
      const foreignThing = NAMES_A_THING.test(name);
      // Words that name nothing get the person and the address; every code in every sentence would only cost time.
      if (foreignThing || identifier === victim.id || identifier === victim.email) {
        attempts.push({
          parts: { ...own, body: { ...bodyFields, [name]: identifier } },
          sent: [identifier],
          foreignThing,
        });
      }
    }
  }
  for (const code of victim.licenseCodes) {
    const theirs = (fields: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          /user_?id/i.test(name) ? victim.id : NAMES_A_THING.test(name) ? code : value,
        ]),
      );
    const params = theirs(own.params) as Record<string, string>;
    const body = own.body === undefined ? undefined : theirs(bodyFields);
    const touched = JSON.stringify([params, body]) !== JSON.stringify([own.params, own.body]);
    if (touched) attempts.push({ parts: { ...own, params, body }, sent: [victim.id, code], foreignThing: true });
  }
  // Last, because it may end the session or the account.
  return [...attempts, { parts: own, sent: [], foreignThing: false }];
}

const fits = (route: Route, { params, query, body }: CallParts): boolean =>
  [
    [route.params, params],
    [route.query, query],
    [route.body, body],
  ].every(([schema, given]) => schema === undefined || z.safeParse(schema as z.ZodMiniType, given).success);

/** Two people over the whole route table: with another's ids, codes and sessions one gets a 404, not a byte of theirs, and changes nothing. */
export function describeTwoPeople(subject: MatrixSubject): void {
  // A group of its own, so that only one service stands at a time.
  describe('two people', () => checks(subject));
}

function checks(subject: MatrixSubject): void {
  let service: RunningService;
  let victim: MatrixVictim;
  let before: unknown;
  beforeAll(async () => {
    service = await subject.start();
    victim = await service.victim();
    before = await service.rowsOf(victim);
  });
  afterAll(() => service?.close());

  describe("with another's identifiers", () => {
    test.each(named(subject.routes.filter((route) => !route.rawBody)))(
      '%s gives nothing of theirs',
      async (_name, route) => {
        const { token, fields } = await service.person();
        for (const { parts, sent, foreignThing } of attemptsOn(buildParts(route, fields), victim)) {
          // What is shared is for everyone; as a picture it takes long to make and says nothing here.
          if (route.produces !== undefined && sent.some((code) => victim.shared.includes(code))) continue;
          const call = callOf(subject.basePath, route, parts);
          const answer = await service.send(call, { token });
          const tried = `${JSON.stringify(call)} -> ${answer.status} ${answer.text.slice(0, 300)}`;
          expect(answer.status, tried).toBeLessThan(500);
          // The client wipes the session on a 401, and unsaved text with it.
          if (route.auth === 'token' && foreignThing && fits(route, parts)) expect(answer.status, tried).toBe(404);
          const seen = [...victim.secrets, ...victim.identifiers].filter(
            (bytes) => !sent.includes(bytes) && answer.text.includes(bytes),
          );
          expect(seen, tried).toEqual([]);
        }
      },
    );
  });

  test('nothing of theirs was changed', async () => {
    expect(await service.rowsOf(victim)).toEqual(before);
  });

  test('the one whose things they are finds them', { timeout: 120_000 }, async () => {
    const shown = await Promise.all(victim.ownCalls.map((call) => service.send(call, { token: victim.token })));
    // Otherwise the secrets would prove nothing.
    for (const secret of victim.secrets)
      expect(
        shown.some(({ text }) => text.includes(secret)),
        secret,
      ).toBe(true);
  });
}
