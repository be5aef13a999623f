import type { APIRequestContext, Page } from '@playwright/test';
import films from '../apps/web/src/features/media/film-list.json' with { type: 'json' };
import sounds from '../apps/web/src/features/media/sound-list.json' with { type: 'json' };
import { expectAccessible } from './accessible.ts';
import { expect, MOVING, test } from './fixtures.ts';

const VIDEO_STEP = '/digital-fingerprint/video-value-drivers';
const FILMS = '**/media/*.{mp4,webm}';
const clip = films['value-drivers-intro'];

test.use(MOVING);

let people = 0;

/** A person with a key, signed in without touching the page: a click would count as leave to play sound. */
async function signIn(page: Page, request: APIRequestContext, baseURL: string): Promise<void> {
  const body = {
    firstName: 'Ada',
    lastName: 'Viewer',
    email: `viewer-${process.pid}-${Date.now()}-${++people}@example.com`,
    password: 'long enough',
  };
  expect((await request.post(`${baseURL}/api/users/register`, { data: body })).status()).toBe(201);
  const login = await request.post(`${baseURL}/api/auth/login`, {
    data: { email: body.email, password: body.password },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const user: unknown = await (await request.get(`${baseURL}/api/users/me`, { headers })).json();
  const redeemed = (await (
    await request.post(`${baseURL}/api/coupons/redeem`, { headers, data: { code: 'WELCOME' } })
  ).json()) as { code: string };
  const session = { token, user, licenseCode: redeemed.code, licenseStatus: 'active' };
  await page.addInitScript({
    content: `localStorage.setItem('lf.session', ${JSON.stringify(JSON.stringify(session))})`,
  });
}

test.beforeEach(async ({ page, request, baseURL }) => {
  await signIn(page, request, baseURL ?? '');
});

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const caption = (page: Page) => page.getByTestId('caption');

test('the film starts by itself: silent, with captions, and offers its sound', async ({ page }) => {
  // Runs before any gesture: shows that this browser really refuses to play sound unasked.
  await page.addInitScript({
    content: `new Audio('${sounds['value-order-intro'].sources[0]?.src ?? ''}').play().then(
      () => sessionStorage.setItem('policy', 'allowed'),
      (error) => sessionStorage.setItem('policy', error.name))`,
  });
  await page.goto(VIDEO_STEP);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on sound' }).first()).toBeVisible();
  await expect(caption(page)).toContainText('Thank you for the stories');
  await expect(page.getByText('Please watch the video before advancing.')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expect.poll(() => page.evaluate("sessionStorage.getItem('policy')")).toBe('NotAllowedError');
  expect(await page.evaluate("document.querySelector('video').muted")).toBe(true);

  await page.getByRole('button', { name: 'Turn on sound' }).first().click();
  await expect(page.getByRole('button', { name: 'Turn off sound' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('keys drive it while the focus is in it: space, arrows, m and c', async ({ page }) => {
  await page.goto(VIDEO_STEP);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(caption(page)).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const position = page.getByRole('slider', { name: 'Position' });
  const before = Number(await position.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(before);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Turn off sound' })).toBeVisible();
  await expect(caption(page)).toBeVisible();
  await page.keyboard.press('c');
  await expect(caption(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
});

test('full screen shows picture, captions and controls, by button and by key', async ({ page }) => {
  await page.goto(VIDEO_STEP);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  expect(await page.evaluate("document.fullscreenElement.contains(document.querySelector('video'))")).toBe(true);
  await expect(caption(page)).toBeVisible();
  await expect(page.getByText('Read the transcript', { exact: true })).toBeHidden();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  expect(await page.evaluate('document.fullscreenElement')).toBe(null);
});

test('Next opens at the end, and stays open on the next visit', async ({ page }) => {
  await page.goto(VIDEO_STEP);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await expect(next(page)).toBeEnabled();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(next(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
});

test('who reads the transcript may go on', async ({ page }) => {
  await page.goto(VIDEO_STEP);
  await page.getByText('Read the transcript', { exact: true }).click();
  await expect(page.getByText('she was blamed for a broken window')).toBeVisible();
  await page.getByRole('button', { name: 'I have read the transcript' }).click();
  await expect(next(page)).toBeEnabled();
});

test('when the film cannot be loaded its words stand in', async ({ page }) => {
  await page.route(FILMS, (route) => route.abort());
  await page.goto(VIDEO_STEP);
  await expect(page.getByText('The video could not be loaded.')).toBeVisible();
  await expect(page.getByText('she was blamed for a broken window')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.unroute(FILMS);
  await page.getByRole('button', { name: 'Try the video again' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByText('Read the transcript', { exact: true }).click();
  await page.getByRole('button', { name: 'I have read the transcript' }).click();
  await expect(next(page)).toBeEnabled();
});

test('who asked for less motion starts it themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(VIDEO_STEP);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.getByRole('button', { name: 'Turn off sound' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('it fits a phone and has no barriers that axe knows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(VIDEO_STEP);
  await expect(caption(page)).toContainText('Thank you');
  // The smallest letters of a film are 57 units high, of the 1280 that it is wide: at least 14 pixels here.
  const film = await page.locator('video').boundingBox();
  expect(((film?.width ?? 0) * 57) / 1280).toBeGreaterThanOrEqual(14);
  await page.getByText('Read the transcript', { exact: true }).click();
  await expectAccessible(page);
});

test('films are served in parts and kept for good', async ({ request, baseURL }) => {
  for (const { src, type } of clip.sources) {
    const part = await request.get(`${baseURL}${src}`, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status()).toBe(206);
    expect((await part.body()).length).toBe(1000);
    expect(part.headers()['content-range']).toMatch(/^bytes 1000-1999\/\d+$/);
    expect(part.headers()['cache-control']).toContain('immutable');
    expect(part.headers()['content-type']).toBe(type.split(';')[0]);
  }
  const words = await request.get(`${baseURL}${clip.captions}`);
  expect(words.headers()['content-type']).toContain('text/vtt');
  expect(await words.text()).toMatch(/^WEBVTT/);
});
