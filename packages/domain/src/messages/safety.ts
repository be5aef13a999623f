export const SAFETY_MESSAGES = {
  title: 'You do not have to carry this alone.',
  lines: 'Where to find help',
  emergency: 'In danger now:',
  emergencyNumber: 'your local emergency number',
  or: 'or',
  directory: 'Helplines in every country, free and confidential:',
  goOn: 'Go on with the survey',
  logOut: 'Log out and leave',
  kept: 'Whatever you choose, everything you wrote is kept, and you can come back to it.',
} as const;
