/** The person's id is part of the name: whoever else signs in to this browser looks under another one. */
export const draftKey = (userId: string, licenseCode: string): string => `lf.survey.${userId}.${licenseCode}`;

/** Beside it: the last record that this browser and the server agreed on. */
export const baseKey = (key: string): string => `${key}.base`;
