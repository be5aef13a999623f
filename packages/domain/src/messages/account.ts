export const ACCOUNT_MESSAGES = {
  noKeys:
    'It seems you do not have a key to begin an assessment. Please enter an Assessment Key above or purchase one below to begin.',
  accessCodeAction: 'Use Access Code',
  purchaseNewKey: 'Purchase New Assessment Key',
  columns: { date: 'Date', status: 'Status', license: 'License', action: 'Action' },
  keysTitle: 'Your assessment keys',
  accessCodeLabel: 'Access code',
  accessCodeHint: 'Or a gift link, or a key that somebody copied for you.',
  askOwnerOffer: 'We can ask them by email, without telling either of you who the other is.',
  askOwner: 'Ask them for me',
  giftWaiting: (email: string) => `Someone sent an assessment key to ${email}. It waits for you here.`,
  claimWaiting: 'Claim the key',
  redeemed: (keys: number) =>
    keys === 1
      ? 'Your new key is in the list below. Press Start when you are ready.'
      : `Your ${keys} new keys are in the list below. Press Start beside one, or give them away.`,
  paid: 'Thank you. Your payment has arrived, and your key is in the list below.',
  paymentOnItsWay:
    'Your payment is on its way. Your key appears here as soon as it is confirmed; you need not wait on this page.',
  receiptsTitle: 'Receipts',
  seeKeys: (count: number) => (count === 1 ? 'See 1 key' : `See ${count} keys`),
  receiptsFailed: 'Your receipts could not be loaded.',
  keysFailed: 'Your keys could not be loaded.',
  showOlderKeys: 'Show older keys',
  allKeysShown: 'These are all your keys.',
  give: 'Give away',
  giveTitle: 'Give this key to somebody',
  giveIntro:
    'They claim it with an account of their own. You will see whether they have started or finished, never what they write.',
  giveEmailLabel: 'Their email (optional)',
  giveEmailHint: 'Leave it empty to get a link that you pass on yourself.',
  giveCancel: 'Keep it',
  givenTitle: 'The key is ready to go',
  copyLink: 'Copy link',
  close: 'Close',
  giftReady:
    'This link gives the key to the first person who opens it and claims it. We show it only once: please copy it now.',
  giftMailed: (email: string) =>
    `We have sent the key to ${email}. Here is the same link, should you want to pass it on yourself. We show it only once.`,
  takeBack: 'Take back',
  takenBack: 'The key is yours again. The link you sent no longer works.',
  sideBySideEnded: 'The two fingerprints are no longer side by side.',
  finishedTitle: 'Your fingerprints',
  coreValue: (value: string) => `Core value: ${value}`,
  dataTitle: 'Your data',
  dataIntro:
    'What you wrote here is yours. Take a copy with you whenever you like: one file with everything we keep about you, and your finished fingerprints as PDFs.',
  download: 'Download my data',
  downloading: 'Packing your data…',
  downloaded: 'Your data is on its way to your downloads.',
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteIntro:
    'Your answers, your keys and your fingerprints are deleted at once, and links you shared stop working. This cannot be undone, not even by us. Receipts stay in our books, without your name.',
  deletePasswordLabel: 'Your password',
  deleteConfirm: 'Delete everything',
  deleting: 'Deleting…',
  deleteCancel: 'Keep my account',
  claimed: 'The key is yours now. You find it in the list below. Press Start when you are ready.',
} as const;
