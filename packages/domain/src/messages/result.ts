import type { ValueRole } from '../fingerprint-art.ts';

export const VALUE_ROLE_NAMES: Readonly<Record<ValueRole, string>> = {
  core: 'Core value-driver',
  vehicle: 'Vehicle value-driver',
  outcome: 'Outcome value-driver',
};

export const RESULT_MESSAGES = {
  valuesPhilosophy: 'Values Philosophy',
  defensiveArchetype: 'Defensive Archetype',
  triggers: 'Triggers',
  downloadNow: 'Download now',
  coloredPdf: 'Colored PDF',
  printablePdf: 'Printable PDF',
  getYourLink: 'Get Your Link',
  technicalIssue: 'Unfortunatelly, we could not generate your results because of the technical issue.',
  generate: 'Generate results',
  documentTitle: 'Your Leadership Fingerprint',
  pictureAlt: (values: readonly string[]): string =>
    `A fingerprint in ${values.length} groups of ridges, from the core outwards: ${values.join(', ')}.`,
  pictureHint: 'Each colour is one of your values. Press it to see what it means.',
  pictureHintForOthers: 'Each colour is one value. Press it to see what it means.',
  valuesHeading: 'Your values',
  valuesHeadingForOthers: 'The values',
  valuesLead: 'Read them from the core outwards: each one makes room for the next.',
  triggersLead: 'What brings the archetype out, and a small move to try next time.',
  triggersLeadForOthers: 'What brings the archetype out.',
  yourWords: 'In your words',
  servesNext: (next: string): string => `It makes room for ${next}.`,
  lastValue: 'This is what all the others lead to.',
  close: 'Close',
  downloadTitle: 'Two pages to keep',
  downloadLead: 'In colour for the screen, or in black and white for any printer. The words are the same.',
  downloading: 'Making the PDF…',
  linkCopied: 'The link is copied.',
  linkNotCopied: 'Your browser did not allow copying. Here is the link:',
  shareTitle: 'My Leadership Fingerprint',
  publicLink: 'Anyone with the link can see this page',
  publicLinkHelp:
    'They see your values, your archetype, the names of your triggers, and a short text about these. Never your name, your answers, or what we wrote to you.',
  linkIsOff: 'The link is switched off: only you can see this page.',
  viewAsOthers: 'View as others see it',
  backToMine: 'Back to my page',
  replaceLink: 'Replace the link',
  replaceLinkTitle: 'Replace the link?',
  replaceLinkText:
    'Your page gets a new address. The old one stops working for everybody who has it, also in messages that were already sent.',
  keepLink: 'Keep this link',
  linkReplaced: 'Your link has a new address.',
  opening: 'Opening your fingerprint',
  generatingTitle: 'Your fingerprint is being drawn',
  generatingSteps: {
    order: 'Reading your values in their order',
    philosophy: 'Writing your philosophy',
    save: 'Saving your fingerprint',
  },
  generatingLong:
    'Long answers take longer, up to a few minutes when many people are here. You can leave this page and come back: everything is kept.',
  nothingLost: 'Nothing is lost: your answers and the order of your values are kept.',
  support: 'If this happens again, write to us at',
  notFinishedTitle: 'This fingerprint is not finished yet',
  notFinished: 'Some steps of the survey are still open. Everything you wrote is kept.',
  continueSurvey: 'Continue the survey',
  notOpenedTitle: 'This fingerprint did not open',
  notShownTitle: 'There is no fingerprint to see here',
  notShown:
    'The link may have a typo, or its owner has not finished it or keeps it private. Please ask the person who gave it to you.',
  fileTooCostly:
    'We could not make this file just now. Please try again in a few minutes, or write to us if it goes on.',
  makeYourOwn: 'Find your own fingerprint',
  othersTitle: 'A Leadership Fingerprint',
} as const;
