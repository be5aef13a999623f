const CENT_ROUNDING = 0.5;

/** The tax that is in a price, in cents. */
export const includedTax = (total: number, percent: number): number =>
  Math.floor(total - total / (1 + percent / 100) + CENT_ROUNDING);

const SERIAL_DIGITS = 5;

/** `LF-2027-00012`. */
export const invoiceNumber = (prefix: string, year: number, serial: number): string =>
  `${prefix}${year}-${String(serial).padStart(SERIAL_DIGITS, '0')}`;
