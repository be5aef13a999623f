/** What is offered, not claimed, when there was next to nothing to hear: from seven different groups. */
export const gentleDefaults: readonly string[] = [
  'Trust',
  'Learning',
  'Kindness',
  'Respect',
  'Growth',
  'Belonging',
  'Purpose',
];
