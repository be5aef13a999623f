import { strFromU8, unzipSync } from 'fflate';
import { apiRoutes } from '@lf/contract/api-routes';
import { sendByInject } from '@lf/platform/testing/matrix/send-by-inject';
import { finishKeyOf } from './finish-key.ts';
import { hashPassword } from '../features/auth/password-hash.ts';
import { giveKeyTo } from './give-key.ts';
import { mirrorOf } from './mirror-people.ts';
import { acceptLink, inviteBeside, secretOf } from './side-by-side.ts';
import { SHORT_FINGERPRINT } from './sample-fingerprints.ts';
import { startTestApi, type TestApi, type TestUser } from './test-api.ts';
import type { MatrixPerson, MatrixSubject, MatrixVictim } from '@lf/platform/testing/matrix/matrix-subject';

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }).jti;

function readable(body: Buffer, contentType: string): string {
  if (contentType !== 'application/zip') return body.toString('utf8');
  return Object.entries(unzipSync(body))
    .map(([name, bytes]) => `${name} ${strFromU8(bytes)}`)
    .join('\n');
}

/** A person with a fresh key, and their own honest values for the fields of the wire. */
async function personOf(api: TestApi): Promise<MatrixPerson> {
  const user = await api.signUp('Bob');
  const licenseCode = await giveKeyTo(api, user);
  return {
    id: user.id,
    token: user.token,
    fields: {
      userId: user.id,
      id: '00000000-0000-4000-8000-000000000000',
      licenseCode,
      finished: licenseCode,
      given: '00000000-0000-4000-8000-000000000000',
      sessionId: 'sandbox_none',
      email: user.email,
      firstName: 'Bob',
      lastName: 'Test',
      password: user.password,
      newPassword: user.password,
      code: 'WELCOME',
      address: '1 Mill Lane',
      vatId: 'DE1',
      name: 'Bob',
      entered: '7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2',
      quantity: 1,
      orderId: '00000000-0000-4000-8000-000000000000',
      emails: ['friend-of-bob@example.com'],
      secret: 'a-secret-that-opens-nothing',
      replySecret: 'r'.repeat(43),
      picks: [SHORT_FINGERPRINT.values[0]],
      saw: { value: SHORT_FINGERPRINT.values[0], text: 'Bob stayed.' },
      values: SHORT_FINGERPRINT.values,
      newStatus: 'used',
      data: '{}',
    },
  };
}

async function must(answer: Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`the victim's things could not be made: ${JSON.stringify(body)}`);
  return body;
}

async function waitUntilMailed(api: TestApi, giftId: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const gift = api.db.selectFrom('gifts').select('mailed_at').where('id', '=', giftId);
    if ((await gift.executeTakeFirstOrThrow()).mailed_at !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the mail of the gift did not leave');
}

/** Somebody with one of everything that the product can hold, all of it marked. */
async function victimOf(api: TestApi): Promise<MatrixVictim> {
  const ada: TestUser = await api.signUp('Adalberta');
  const { token } = ada;
  const post = (url: string, body: unknown) => must(api.call('POST', url, { token, body }));
  const put = (url: string, body: unknown) => must(api.call('PUT', url, { token, body }));

  const started = await giveKeyTo(api, ada);
  const progress = {
    data: JSON.stringify({ note: 'ada-progress-bytes' }),
    lastPageAccessed: 'about-you',
    visitedRoutes: 'about-you',
  };
  await post('/fingerprintData/save-fingerprint-data', { ...progress, userId: ada.id, licenseCode: started });
  await post('/fingerprintData/save-professional-life', {
    licenseCode: started,
    industry: 'Other',
    industryOther: '',
    role: 'ada-role-bytes',
    education: '',
    income: '',
  });
  await post('/narrative/save-survey-data', {
    licenseCode: started,
    surveyData: [{ question: 'Q?', answer: 'ada-answer-bytes' }],
  });

  const confirmed = await giveKeyTo(api, ada);
  await post(`/fingerprints/${confirmed}/confirm`, { values: ['Adaconfirmedvalue', ...SHORT_FINGERPRINT.values] });

  const hidden = await giveKeyTo(api, ada);
  await put(`/fingerprints/${hidden}`, { ...SHORT_FINGERPRINT, valuesPhilosophy: 'ada-private-philosophy' });
  await post('/users/me/license-status', { licenseCode: hidden, newStatus: 'completed' });
  await put(`/fingerprints/${hidden}/sharing`, { public: false });

  const shared = await finishKeyOf(api, ada);

  const mirror = await mirrorOf(api, ada, shared);
  await must(mirror.asOwner('POST', '/invitations', { emails: ['mirror-friend-of-ada@example.com'] }));
  const [value = ''] = mirror.cards;
  const saw = { value, text: 'ada-mirror-sentence' };
  for (let n = 0; n < 3; n += 1) await mirror.reply({ picks: [value], saw, name: 'ada-mirror-name' });
  const sentences = (await mirror.own()).view?.sentences.map(({ id }) => id) ?? [];

  const carol = await api.signUp('Caroline');
  const carols = await finishKeyOf(api, carol);
  const beside = (await must(inviteBeside(api, carol, carols))) as { id: string; link: string };
  await must(acceptLink(api, ada, secretOf(beside.link), shared));
  const waiting = (await must(inviteBeside(api, ada, shared))) as { id: string; link: string };
  await put('/users/me/reminder', { on: true });

  const given = await giveKeyTo(api, ada);
  const gift = (await post(`/licenses/${given}/gifts`, { email: 'friend-of-ada@example.com' })) as {
    id: string;
    link: string;
  };
  const { url } = (await post('/payments/create-checkout-session', { quantity: 2 })) as { url: string };
  const checkout = new URL(url).pathname.split('/').pop() ?? '';
  const order = await api.db.selectFrom('orders').select('id').where('user_id', '=', ada.id).executeTakeFirstOrThrow();
  await api.db
    .insertInto('ai_answers')
    .values({ key: 'ada-ai', user_id: ada.id, answer: '"ada-ai-bytes"', expires_at: new Date(Date.now() + 3_600_000) })
    .execute();

  // Everybody in the tests has the same password; the attacker must not know this one.
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('known to Adalberta alone') })
    .where('id', '=', ada.id)
    .execute();

  // The giver is told when the mail has left: nothing of theirs moves any more while others try.
  await waitUntilMailed(api, gift.id);
  const licenseCodes = [started, confirmed, hidden, shared, given];
  const see = (path: string) => ({ method: 'GET' as const, url: `/api${path}` });
  return {
    id: ada.id,
    token,
    email: ada.email,
    licenseCodes,
    shared: [shared],
    identifiers: [
      ada.id,
      ada.email,
      ...licenseCodes,
      gift.id,
      checkout,
      order.id,
      sessionOf(token),
      ...sentences,
      beside.id,
      waiting.id,
    ],
    secrets: [
      'Adalberta',
      'ada-progress-bytes',
      'ada-role-bytes',
      'ada-answer-bytes',
      'Adaconfirmedvalue',
      'ada-private-philosophy',
      'friend-of-ada',
      'mirror-friend-of-ada',
      'ada-mirror-sentence',
      'ada-mirror-name',
      'Caroline',
      'ada-ai-bytes',
    ],
    ownCalls: [
      '/users/me',
      '/users/me/export',
      '/users/me/licenses',
      `/fingerprintData/data/${ada.id}/${started}`,
      `/narrative/get-values/${confirmed}`,
      `/fingerprints/${hidden}`,
      `/fingerprints/${shared}/mirror`,
      `/side-by-side/${beside.id}`,
    ].map(see),
  };
}

/** The product API as the matrices see it. */
export const apiSubject: MatrixSubject = {
  basePath: '/api',
  routes: apiRoutes,
  start: async () => {
    const api = await startTestApi();
    const of = (
      table:
        | 'licenses'
        | 'survey_records'
        | 'fingerprints'
        | 'orders'
        | 'sessions'
        | 'ai_answers'
        | 'coupon_redemptions',
      userId: string,
    ) => api.db.selectFrom(table).selectAll().where('user_id', '=', userId).orderBy('user_id').execute();
    return {
      tokenSecret: api.tokenSecret,
      served: api.served,
      send: sendByInject(api.server, readable),
      person: () => personOf(api),
      victim: () => victimOf(api),
      rowsOf: async ({ id }) => ({
        users: await api.db.selectFrom('users').selectAll().where('id', '=', id).execute(),
        mirrors: await api.db.selectFrom('mirrors').selectAll().where('user_id', '=', id).execute(),
        replies: await api.db
          .selectFrom('mirror_replies')
          .innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id')
          .selectAll('mirror_replies')
          .where('mirrors.user_id', '=', id)
          .orderBy('mirror_replies.id')
          .execute(),
        sideBySides: await api.db
          .selectFrom('side_by_sides')
          .selectAll()
          .where((eb) => eb.or([eb('inviter_id', '=', id), eb('accepter_id', '=', id)]))
          .orderBy('id')
          .execute(),
        reminder: await api.db.selectFrom('again_reminders').selectAll().where('user_id', '=', id).execute(),
        gifts: await api.db.selectFrom('gifts').selectAll().where('giver_id', '=', id).execute(),
        rest: await Promise.all(
          (
            [
              'licenses',
              'survey_records',
              'fingerprints',
              'orders',
              'sessions',
              'ai_answers',
              'coupon_redemptions',
            ] as const
          ).map((table) => of(table, id)),
        ),
      }),
      close: () => api.close(),
    };
  },
};
