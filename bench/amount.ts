/** `--smoke`: everything runs once, in tiny amounts, to show that it runs; its figures mean nothing. */
const isSmoke = process.argv.includes('--smoke');

export const amount = (full: number, smoke: number): number => (isSmoke ? smoke : full);
