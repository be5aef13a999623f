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
} as const;
