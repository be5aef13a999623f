// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SESSION = { token: 't0ken', user: { id: 'u1' }, licenseCode: 'K-1' };
const FILES = { main: ['/assets/values.js', '/assets/values.css'], classic: ['/assets/classic.js'] };

const links = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);
const MAIN = [
  ['modulepreload', '/assets/values.js'],
  ['preload', '/assets/values.css'],
];
const CLASSIC = [['modulepreload', '/assets/classic.js']];

async function openPage(answer: () => Promise<Response>): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('STEP_FILES', FILES);
  vi.stubGlobal('fetch', (address: string) =>
    address === '/config.json' ? Promise.resolve(Response.json({})) : answer(),
  );
  history.replaceState(null, '', '/digital-fingerprint/potential-values');
  await import('./fetch-step-script.ts');
}

const saved = (form: object) => () => Promise.resolve(Response.json({ data: [{ data: JSON.stringify(form) }] }));
const never = () => new Promise<Response>(() => undefined);
const keepHere = (form: object) =>
  localStorage.setItem('lf.survey.u1.K-1', JSON.stringify({ record: { form }, unsaved: false }));

beforeEach(() => localStorage.setItem('lf.session', JSON.stringify(SESSION)));
afterEach(() => {
  globalThis.lfPrefetched = undefined;
  document.head.innerHTML = '';
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the code of a step that two ways have', () => {
  it.each([
    ['the main way, where the answers say so', saved({ flow: 'main' }), MAIN],
    ['the main way, where they say nothing', saved({}), MAIN],
    ['the main way, where there are none', () => Promise.resolve(Response.json({ data: [] })), MAIN],
    ['the main way, where they are refused', () => Promise.resolve(new Response('', { status: 500 })), MAIN],
    ['the main way, where they do not come', () => Promise.reject(new Error('offline')), MAIN],
    ['the classic way, where the answers say so', saved({ flow: 'classic' }), CLASSIC],
  ])('is that of %s', async (_, answer, expected) => {
    await openPage(answer);
    await expect.poll(() => links()).toEqual(expected);
  });

  it('waits for the answers on a device that knows nothing', async () => {
    await openPage(never);
    await new Promise((goOn) => setTimeout(goOn));
    expect(links()).toEqual([]);
  });

  it.each([
    ['main', {}, MAIN],
    ['classic', { flow: 'classic' }, CLASSIC],
  ])('does not wait on a device that knows: %s', async (_, form, expected) => {
    keepHere(form);
    await openPage(never);
    await expect.poll(() => links()).toEqual(expected);
  });

  it('is not asked for by somebody who is not signed in', async () => {
    localStorage.clear();
    await openPage(saved({}));
    await new Promise((goOn) => setTimeout(goOn));
    expect(links()).toEqual([]);
  });
});
