/** What the form for logging in shows of the second step. Apart from its other texts, which would weigh on everybody's first page. */
export const SECOND_STEP_LABEL = 'Six digits from the app, or a recovery code';
