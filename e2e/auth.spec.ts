import { accountJourney } from './account-journey.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { createKeyHolder, logInAs, newPerson, register, type Person } from './people.ts';
import type { Page } from '@playwright/test';

const alert = (page: Page) => page.getByRole('alert');

test('a stranger registers, leaves, forgets the password, sets a new one and is back', accountJourney);

test.describe('every rule has its message', () => {
  test('login', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Email is a required field')).toBeVisible();
    await expect(page.getByText('Password is a required field')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('nobody@');
    await expect(page.getByText('Not a valid email address')).toBeVisible();
    await page.getByLabel('Email').fill('nobody@example.org');
    await expect(page.getByText('Not a valid email address')).toBeHidden();

    await page.getByLabel('Password', { exact: true }).fill('wrong-secret');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(alert(page)).not.toBeEmpty();
    const said = (await alert(page).textContent()) ?? '';
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(said);
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-secret');
  });

  test('registration', async ({ page }) => {
    await page.goto('/registration');
    await page.getByRole('button', { name: 'Sign up' }).click();
    for (const text of [
      'Email is a required field',
      'First name is a required field',
      'Last name is a required field',
      'Password is a required field',
      'Please tick this box: we read your answers only if you agree.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.getByLabel('Password', { exact: true }).fill('sixsix');
    await expect(page.getByText('Password is too short.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('seven77');
    await expect(page.getByText('Password is too short.')).toBeHidden();
  });

  test('registration of an address that is taken', async ({ page }) => {
    const ada = newPerson('Ada');
    await page.goto('/registration');
    await register(page, ada);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await register(page, ada);
    await expect(alert(page)).not.toBeEmpty();
    await expect(page.getByLabel('Email')).toHaveValue(ada.email);
  });

  test('forgot password', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Email is a required field')).toBeVisible();
    await page.getByLabel('Email').fill('not an address');
    await expect(page.getByText('Not a valid email address')).toBeVisible();
  });

  test('reset password', async ({ page }) => {
    await page.goto('/auth/reset-password?key=wrong');
    await page.getByRole('button', { name: 'Set new password' }).click();
    for (const text of [
      'Email is a required field',
      'Password is a required field',
      'Confirm Password is a required field',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('New password', { exact: true }).fill('secret77');
    await page.getByLabel('Confirm new password').fill('secret78');
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('secret77');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(alert(page)).not.toBeEmpty();
  });
});

test.describe('who is where', () => {
  test('a stranger is led to the log-in page, and after it to where they were going', async ({ page }) => {
    const ada = newPerson('Ada');
    await page.goto('/registration');
    await register(page, ada);
    await expect(page).toHaveURL(/\/account$/);
    await page.evaluate('localStorage.clear()');
    for (const [from, to] of [
      ['/', '/login'],
      ['/account', '/login'],
      ['/register', '/registration'],
      ['/payments/success', '/login'],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
    }
    await page.goto('/account?from=mail');
    await logInAs(page, ada);
    await expect(page).toHaveURL(/\/account\?from=mail$/);
  });

  test('somebody signed in is led to the account', async ({ page }) => {
    await page.goto('/registration');
    await register(page, newPerson('Ada'));
    await expect(page).toHaveURL(/\/account$/);
    for (const from of [
      '/',
      '/login',
      '/registration',
      '/register',
      '/payments/success',
      '/payments/cancel',
      '/payments/canceled',
    ]) {
      await page.goto(from);
      await expect(page).toHaveURL(/\/account$/);
    }
  });

  test('logging out in one tab logs out the other', async ({ page, context }) => {
    await page.goto('/registration');
    await register(page, newPerson('Ada'));
    await expect(page).toHaveURL(/\/account$/);
    const other = await context.newPage();
    await other.goto('/account');
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a token that is no longer good leads to the log-in page and back, and drafts stay', async ({ page }) => {
    const ada = newPerson('Ada');
    await page.goto('/registration');
    await register(page, ada);
    await expect(page).toHaveURL(/\/account$/);
    // Let the account's own calls be answered first: with the spoilt token they would end the session before the reload.
    await expect(page.getByText('It seems you do not have a key')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(`
      const session = JSON.parse(localStorage.getItem('lf.session'));
      localStorage.setItem('lf.session', JSON.stringify({ ...session, token: 'no.longer.good' }));
      localStorage.setItem('lf.example-draft', 'still here');
    `);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    expect(await page.evaluate(`localStorage.getItem('lf.example-draft')`)).toBe('still here');
    await logInAs(page, ada);
    await expect(page).toHaveURL(/\/account$/);
  });

  test('an address that does not exist says so, kindly', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We looked, but there is no such page');
    await page.getByRole('link', { name: 'Take me home' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('the keyboard alone is enough, and the focus follows the screen', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('type', 'submit');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('link', { name: 'Sign up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Sign up · Leadership Fingerprint');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
});

/** Something happens while the button is pressed: it stays where it is, and the press counts. */
async function logInMeanwhile(page: Page, { email, password }: Person, happens: () => Promise<void>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const button = page.getByRole('button', { name: 'Log in' });
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  await happens();
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await page.waitForURL('**/account');
}

test('a press on “Log in” counts while the rest of the page arrives: nothing moves under it', async ({ page }) => {
  const person = await createKeyHolder(page.request);
  await page.goto('/privacy');
  await page.evaluate(`localStorage.setItem('lf.session', ${JSON.stringify(person.session)})`);
  // Higher than everything on the page that comes: what arrives late would move whatever is centered.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
  const letThrough = await holdBack(page, '**/assets/facts-*.js');
  await page.evaluate(
    `localStorage.removeItem('lf.session'); dispatchEvent(new StorageEvent('storage', { key: 'lf.session' }))`,
  );
  await page.waitForURL('**/login');
  await logInMeanwhile(page, person, async () => {
    letThrough();
    await expect(page.getByText('How long it takes')).toBeVisible();
  });
});

test('whoever asked for a page that needs an account is told so with the form: nothing comes later and moves it', async ({
  page,
}) => {
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (document.querySelector('input[name="email"]') === null) return;
      observer.disconnect();
      document.documentElement.dataset.shownWithForm = document.body.textContent;
    }).observe(document, { childList: true, subtree: true });
  `);
  await page.goto('/purchase-payment?quantity=12');
  await expect(page.locator('html')).toHaveAttribute('data-shown-with-form', /This page needs an account\./);
});

test('a page that comes alive in the middle of a press moves nothing under it', async ({ page }) => {
  const person = await createKeyHolder(page.request);
  const letThrough = await holdBack(page, '**/assets/react-*.js');
  await page.goto('/login?code=SPRING', { waitUntil: 'commit' });
  await logInMeanwhile(page, person, async () => {
    letThrough();
    await expect(page.locator('button[data-submits][type="submit"]')).toBeVisible();
  });
});
