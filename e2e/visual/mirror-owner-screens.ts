import { expect, type Page } from '@playwright/test';
import type { Cast } from './cast.ts';
import type { Screen } from './screen.ts';

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

/** The owner's section of the result. */
export const MIRROR_OWNER_SCREENS: readonly Screen[] = [
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
