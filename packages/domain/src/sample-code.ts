/** Stands in the addresses of the sample where a real result has its key. No key looks like it. */
export const SAMPLE_CODE = 'SAMPLE';
