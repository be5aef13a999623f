import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const cardsAreThere = (page: Page) => expect(page.getByRole('checkbox')).toHaveCount(10);

async function pick(page: Page, count: number): Promise<void> {
  await cardsAreThere(page);
  for (const card of (await page.getByRole('checkbox').all()).slice(0, count)) await card.check();
}

/** A dialog of the page, by the button that opens it. */
const dialogOf = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const DRAFT = {
  picks: ['Honesty', 'Courage'],
  sawValue: 'Honesty',
  sawText: 'she told the board that the numbers were wrong, and stayed for the questions.',
  name: 'Jo',
};

/** The page as it opens where something was written before; the screens after this one begin without. */
async function openWithDraft(page: Page, title: string): Promise<void> {
  const kept = JSON.stringify(`lf.mirror.${new URL(page.url()).searchParams.get('invitation')}`);
  await page.evaluate(`localStorage.setItem(${kept}, ${JSON.stringify(JSON.stringify({ draft: DRAFT }))})`);
  await page.reload();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await page.evaluate(`localStorage.removeItem(${kept})`);
}

/** The friend's page. */
export const MIRROR_FRIEND_SCREENS: readonly Screen[] = [
  {
    name: 'mirror, asked',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.open,
    act: cardsAreThere,
    journey: 'People who know the owner say what they have seen: two minutes, on a phone, without an account.',
  },
  {
    name: 'mirror, five picked',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.open,
    act: async (page) => {
      await pick(page, 5);
      await page.getByRole('checkbox').last().click({ force: true });
      await page.getByLabel('I saw it when…').fill('the numbers were wrong, and nobody else said so.');
      await page.getByLabel('Your name under it, if you like').fill('Jo');
    },
  },
  {
    name: 'mirror, refused',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.longName,
    act: async (page) => {
      await pick(page, 1);
      await page.getByLabel('I saw it when…').fill('x'.repeat(301));
      await page.getByLabel('Your name under it, if you like').fill('x'.repeat(41));
      await page.getByRole('button', { name: 'Send my reply' }).click();
    },
  },
  {
    name: 'mirror, nothing picked',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.longName,
    act: async (page) => {
      await cardsAreThere(page);
      for (const card of await page.getByRole('checkbox', { checked: true }).all()) await card.uncheck();
      await page.getByRole('button', { name: 'Send my reply' }).click();
      await expect(page.getByText('Pick at least one.')).toBeVisible();
    },
  },
  {
    name: 'mirror, not sent',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.open,
    fail: '**/mirror/reply',
    act: async (page) => {
      await pick(page, 2);
      await page.getByRole('button', { name: 'Send my reply' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'mirror, report',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.open,
    act: dialogOf('Report this invitation'),
  },
  { name: 'mirror, opening', as: 'stranger', path: ({ mirrorPages }) => mirrorPages.open, hold: '**/mirror/open' },
  {
    name: 'mirror, not opened',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.open,
    fail: '**/mirror/open',
    act: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'mirror, replied',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.replied,
    act: (page) => expect(page.getByRole('button', { name: 'Change my reply' })).toBeVisible(),
  },
  {
    name: 'mirror, take back',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.replied,
    act: dialogOf('Take my reply back'),
  },
  {
    name: 'mirror, change a reply',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.replied,
    act: async (page) => {
      await page.getByRole('button', { name: 'Change my reply' }).click();
      await expect(page.getByRole('button', { name: 'Send the changed reply' })).toBeVisible();
    },
  },
  {
    name: 'mirror, replied, a newer draft',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.replied,
    act: (page) => openWithDraft(page, 'A newer version on this device was not sent'),
  },
  {
    name: 'mirror, an earlier version had arrived',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.open,
    act: async (page) => {
      await pick(page, 2);
      await page.route('**/mirror/reply', (route) =>
        route.fulfill({ status: 409, json: { statusCode: 409, messages: [], code: 'mirror_replied_otherwise' } }),
      );
      await page.getByRole('button', { name: 'Send my reply' }).click();
      await expect(page.getByRole('button', { name: 'Replace it with this one' })).toBeVisible();
    },
  },
  {
    name: 'mirror, somebody else replies',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.shared,
    act: async (page) => {
      const send = page.getByRole('button', { name: 'Send my reply' });
      const somebodyElse = page.getByRole('button', { name: 'Let somebody else reply on this device' });
      await expect(send.or(somebodyElse)).toBeVisible();
      if (await send.isVisible()) {
        await pick(page, 1);
        await send.click();
      }
      await somebodyElse.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'mirror, passed',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.passed,
    act: (page) => expect(page.getByRole('heading', { name: 'That is fine' })).toBeVisible(),
  },
  {
    name: 'mirror, passed, with a draft',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.passed,
    act: (page) => openWithDraft(page, 'What you wrote'),
  },
  {
    name: 'mirror, full',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.full,
    act: (page) => expect(page.getByRole('heading', { name: 'There is no room for more replies' })).toBeVisible(),
  },
  {
    name: 'mirror, closed',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.closed,
    act: (page) => expect(page.getByRole('heading', { name: /can no longer reply/ })).toBeVisible(),
  },
  {
    name: 'mirror, closed, with a draft',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.closed,
    act: (page) => openWithDraft(page, 'What you wrote'),
  },
  {
    name: 'mirror, unknown link',
    as: 'stranger',
    path: '/mirror?invitation=nobody-has-this-one',
    act: (page) => expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible(),
  },
  {
    name: 'mirror, ended',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.ended,
    act: (page) => expect(page.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible(),
  },
  {
    name: 'mirror, one’s own',
    as: 'holder',
    path: ({ mirrorPages }) => mirrorPages.own,
    act: (page) =>
      expect(page.getByRole('heading', { name: 'You are logged in as the person who asks' })).toBeVisible(),
  },
];
