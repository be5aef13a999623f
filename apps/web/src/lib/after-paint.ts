/** By then a new screen is painted: work that is put off until here does not delay it. */
export const AFTER_PAINT_MS = 120;
