import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { readPdfPages, squeezed } from '../../testing/read-pdf-pages.ts';
import { mirrorOf } from '../../testing/mirror-people.ts';
import { QUOTING_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { SAMPLE_MIRROR } from '../../testing/sample-mirrors.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { findShown } from './fingerprints.service.ts';
import { mirroredPdfFile } from './result-files.ts';

/** The first document waits for the typesetter to start, which is slow on a busy machine. */
const TYPESETTER_STARTS_MS = 120_000;

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = await Promise.all([api.signUp('Ada'), api.signUp('Bob')]);
});
afterAll(() => api.close());

async function get(url: string, user?: TestUser): Promise<Buffer> {
  const headers = user === undefined ? {} : { authorization: `Bearer ${user.token}` };
  const answer = await api.server.inject({ url: `/api/fingerprints/${url}`, headers });
  expect(answer.statusCode, url).toBe(200);
  return answer.rawPayload;
}
const pagesOf = async (bytes: Uint8Array) => (await readPdfPages(bytes)).pages;

const SECRETS = ['How others see it', 'Humor', ...SAMPLE_MIRROR.sentences.map(({ text }) => text)].map(squeezed);
function expectNothingOfIt(pages: readonly string[]): void {
  expect(pages).toHaveLength(2);
  for (const secret of SECRETS) expect(pages.join('')).not.toContain(secret);
}

async function withThirdPage(code: string, view = SAMPLE_MIRROR): Promise<readonly string[]> {
  const own = (await findShown(api.db, code, ada.id))?.own;
  if (own === undefined) throw new Error('not theirs');
  return pagesOf(await mirroredPdfFile(own, view, 'colored'));
}

test(
  'the third page is asked for in vain by strangers, of the sample, and before there is something to see',
  async () => {
    const code = await finishKeyOf(api, ada, QUOTING_FINGERPRINT);
    for (const user of [undefined, bob, ada])
      expectNothingOfIt(await pagesOf(await get(`${code}/pdf?mirror=true`, user)));
    expect(await pagesOf(await get('SAMPLE/pdf?mirror=true', ada))).toHaveLength(2);
  },
  TYPESETTER_STARTS_MS,
);

test('anything but true is refused', async () => {
  const code = await finishKeyOf(api, ada, QUOTING_FINGERPRINT);
  for (const mirror of ['false', '1', '']) {
    const answer = await api.call('GET', `/fingerprints/${code}/pdf?mirror=${mirror}`, { token: ada.token });
    expect(answer.status, mirror).toBe(400);
  }
});

test(
  'a document with the third page leaves nothing in what others get, in what is kept, and in the next one',
  async () => {
    const code = await finishKeyOf(api, ada, QUOTING_FINGERPRINT);
    const picture = await get(`${code}/share.png`);
    const third = (await withThirdPage(code))[2] ?? '';
    for (const secret of SECRETS) expect(third).toContain(secret);

    for (const user of [undefined, bob, ada])
      for (const query of ['', '?mirror=true', '?version=printable&mirror=true'])
        expectNothingOfIt(await pagesOf(await get(`${code}/pdf${query}`, user)));
    expect((await get(`${code}/share.png`)).equals(picture)).toBe(true);

    const kept = await api.db
      .selectFrom('fingerprint_files')
      .select(['kind', sql<string>`encode(bytes, 'base64')`.as('bytes_base64')])
      .where('license_code', '=', code)
      .orderBy('kind')
      .execute();
    expect(kept.map(({ kind }) => kind)).toEqual(['pdf-colored', 'pdf-printable', 'share']);
    for (const { bytes_base64 } of kept.slice(0, 2))
      expectNothingOfIt(await pagesOf(Buffer.from(bytes_base64, 'base64')));
  },
  TYPESETTER_STARTS_MS,
);

test(
  'a sentence that was hidden or taken back is not in the next document, also of one asked for at the same moment',
  async () => {
    const code = await finishKeyOf(api, ada, QUOTING_FINGERPRINT);
    const [first, ...others] = SAMPLE_MIRROR.sentences;
    if (first === undefined) throw new Error('no sentence');
    const hidden = { ...SAMPLE_MIRROR, sentences: [{ ...first, hidden: true }, ...others] };
    const takenBack = { ...SAMPLE_MIRROR, people: 5, sentences: others };
    const [before, ...after] = await Promise.all(
      [SAMPLE_MIRROR, hidden, takenBack].map((view) => withThirdPage(code, view)),
    );
    expect(before?.[2]).toContain(squeezed(first.text));
    for (const pages of [...after, await withThirdPage(code, hidden)]) {
      expect(pages).toHaveLength(3);
      expect(pages[2]).not.toContain(squeezed(first.text));
    }
  },
  TYPESETTER_STARTS_MS,
);

test(
  'over HTTP: three pages for the owner from three replies on, two for everybody else, and two again once one is taken back',
  async () => {
    const code = await finishKeyOf(api, ada, QUOTING_FINGERPRINT);
    const mirror = await mirrorOf(api, ada, code);
    const [value = ''] = mirror.cards;
    const said = { picks: [value], saw: { value, text: 'the lights stayed on that night.' } };
    await mirror.reply(said);
    await mirror.reply({ picks: [value] });
    const own = () => get(`${code}/pdf?mirror=true`, ada).then(pagesOf);
    expect(await own()).toHaveLength(2);
    const third = await mirror.reply({ picks: [value] });
    const pages = await own();
    expect(pages).toHaveLength(3);
    expect(pages[2]).toContain(squeezed(said.saw.text));
    expect(await get(`${code}/pdf`, ada).then(pagesOf)).toHaveLength(2);
    for (const user of [undefined, bob])
      expect(await get(`${code}/pdf?mirror=true`, user).then(pagesOf)).toHaveLength(2);
    await mirror.asFriend('withdraw', { secret: third.secret });
    expect(await own()).toHaveLength(2);
  },
  TYPESETTER_STARTS_MS,
);
