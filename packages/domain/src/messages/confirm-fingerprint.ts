export const CONFIRM_MESSAGES = {
  title: 'Are You Sure?',
  warning: 'Once you continue, no further changes to your value-drivers are possible.',
  sure: "I'm Sure",
  notSure: 'Maybe not, take me back',
  reading: 'We are reading your answers once more.',
  tense: 'When things get tense, which is most like you?',
  tenseOpen: 'I would rather leave this open',
  tenseOpenHelp: 'Your result then names the closest one, and says that it is a suggestion.',
  archetypeChosen: 'You chose this description of yourself in tense moments.',
  triggers: 'What can set you off',
  triggersLead: 'Untick what does not fit. Only what stays ticked comes into your result.',
  suggested: 'A suggestion, not something you told us.',
} as const;
