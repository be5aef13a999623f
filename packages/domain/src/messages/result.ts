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
  shareHeading: 'A leadership fingerprint',
  pictureAlt: (values: readonly string[]): string =>
    `A fingerprint in ${values.length} groups of ridges, from the core outwards: ${values.join(', ')}.`,
} as const;
