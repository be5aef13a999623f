import { expect, type Page } from '@playwright/test';
import type { Cast } from './cast.ts';
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

const FRIENDS_SCREENS: readonly Screen[] = [
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
    name: 'mirror, full',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.full,
    act: (page) => expect(page.getByRole('heading', { name: 'There is no room for more replies' })).toBeVisible(),
  },
  {
    name: 'mirror, closed',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.closed,
    act: (page) => expect(page.getByRole('heading', { name: /has stopped taking replies/ })).toBeVisible(),
  },
  {
    name: 'mirror, closed, with a draft',
    as: 'stranger',
    path: ({ mirrorPages }) => mirrorPages.closed,
    act: (page) => openWithDraft(page, 'What you wrote and did not send'),
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

const section = (page: Page) => page.getByRole('region', { name: 'How others see it' });

/** In sight: on a picture of the window alone it is what the picture is about. */
async function sectionIsThere(page: Page, words: string): Promise<void> {
  await expect(page.locator(':root[data-unpainted]')).toHaveCount(0);
  await expect(section(page).getByText(words)).toBeVisible();
}

const resultOf = (role: 'holder' | 'asker' | 'formerAsker' | 'fullAsker' | 'pausedAsker') => (cast: Cast) =>
  `/digital-fingerprint/${cast[role].licenseCode}`;
const WITH_VIEW = 'Seen by both';
const BELOW_THREE = '2 replies so far. You can read what people say once three have replied.';

const dialogInSection = (words: string, button: string) => async (page: Page) => {
  await sectionIsThere(page, words);
  await section(page).getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const OWNERS_SCREENS: readonly Screen[] = [
  {
    name: 'result, how others see it',
    as: 'holder',
    path: resultOf('holder'),
    act: (page) => sectionIsThere(page, WITH_VIEW),
    journey: 'From three replies on: what both see, what only others see, and their sentences.',
    journeyFrom: 'mirror',
  },
  {
    name: 'result, a sentence hidden',
    as: 'holder',
    path: resultOf('holder'),
    act: async (page) => {
      await sectionIsThere(page, WITH_VIEW);
      const hide = section(page).getByRole('button', { name: /^Hide/ });
      if ((await hide.count()) > 2) await hide.first().click();
      await section(page).getByText('Show hidden sentences (1)').click();
      await expect(section(page).getByRole('button', { name: /^Show again/ })).toBeVisible();
    },
  },
  {
    name: 'result, report a sentence',
    as: 'holder',
    path: resultOf('holder'),
    act: dialogInSection(WITH_VIEW, 'Report'),
  },
  {
    name: 'result, how others see it, two replies',
    as: 'asker',
    path: resultOf('asker'),
    act: (page) => sectionIsThere(page, BELOW_THREE),
  },
  {
    name: 'result, how others see it, addresses refused',
    as: 'asker',
    path: resultOf('asker'),
    act: async (page) => {
      await sectionIsThere(page, BELOW_THREE);
      await section(page).getByText('Invited by email (3)').click();
      await section(page).getByLabel('Email addresses').fill('grace@example.com, nobody@');
      await section(page).getByRole('button', { name: 'Send the invitation' }).click();
      await expect(section(page).getByText('Not an email address: nobody@')).toBeVisible();
    },
  },
  {
    name: 'result, stop taking replies',
    as: 'asker',
    path: resultOf('asker'),
    act: dialogInSection(BELOW_THREE, 'Stop taking replies'),
  },
  {
    name: 'result, delete what others said',
    as: 'asker',
    path: resultOf('asker'),
    act: dialogInSection(BELOW_THREE, 'Delete all replies'),
  },
  {
    name: 'result, how others see it, closed',
    as: 'formerAsker',
    path: resultOf('formerAsker'),
    act: (page) => sectionIsThere(page, 'You have stopped taking replies.'),
  },
  {
    name: 'result, how others see it, full',
    as: 'fullAsker',
    path: resultOf('fullAsker'),
    act: (page) => sectionIsThere(page, 'Ten people have replied. Nobody else can.'),
  },
  {
    name: 'result, how others see it, one of three is new',
    as: 'pausedAsker',
    path: resultOf('pausedAsker'),
    act: (page) => sectionIsThere(page, '3 replies. One of them is new or was changed.'),
  },
  {
    name: 'result, how others see it, code not loaded',
    as: 'pausedAsker',
    path: resultOf('pausedAsker'),
    fail: '**/assets/mirror-section-*.js',
    act: async (page) => expect(section(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'result, how others see it, not loaded',
    as: 'formerAsker',
    path: resultOf('formerAsker'),
    fail: '**/fingerprints/*/mirror',
    act: async (page) => expect(section(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
];

/** Other people's eyes: the friend's page, and the owner's section. */
export const MIRROR_SCREENS: readonly Screen[] = [...FRIENDS_SCREENS, ...OWNERS_SCREENS];
