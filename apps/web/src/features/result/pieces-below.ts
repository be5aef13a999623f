/**
 * What lies below the picture of a result is laid out after the first paint in so many pieces, each in a frame of its own: the values, two or
 * three at a time, and every further section. How many are there is said on the root (`data-unpainted`); the styles hide the others until then.
 */
export const PIECES_BELOW = 7;
