import { expect, test } from 'vitest';
import { includedTax, invoiceNumber } from './included-tax.ts';

test.each([
  [11_900, 19, 1_900],
  [4_900, 0, 0],
  [4_900, 19, 782],
  [1, 19, 0],
])('in %d cents at %d percent there are %d cents of tax', (total, percent, tax) => {
  expect(includedTax(total, percent)).toBe(tax);
});

test('an invoice number has the year and five digits', () => {
  expect(invoiceNumber('LF-', 2027, 12)).toBe('LF-2027-00012');
});
