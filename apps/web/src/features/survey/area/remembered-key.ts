/** The key one worked with last, by person: after an expired login the session itself has forgotten it. */
export const rememberedName = (userId: string): string => `lf.survey.${userId}.key`;
