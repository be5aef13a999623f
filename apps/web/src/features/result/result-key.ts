/** Whose result, and of which key. */
export interface ResultKey {
  readonly userId: string;
  readonly licenseCode: string;
}
