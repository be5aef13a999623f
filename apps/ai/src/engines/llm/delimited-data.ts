export const DATA_OPENS = '<<<DATA';
export const DATA_CLOSES = 'DATA>>>';

/** Long enough for any real address, bounded so that no input makes it slow. */
const EMAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

/**
 * What a person wrote, as data for a model: JSON between two fixed lines. Angle brackets inside are escaped, so no answer can
 * write the closing line, and what stands between the lines is never an instruction. E-mail addresses stay at home.
 */
export function delimitedData(data: unknown): string {
  const json = JSON.stringify(
    data,
    (_, value: unknown) => (typeof value === 'string' ? withoutAddresses(value) : value),
    1,
  );
  return `${DATA_OPENS}\n${json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n${DATA_CLOSES}`;
}

function withoutAddresses(text: string): string {
  return text.replaceAll(EMAIL_ADDRESS, '[e-mail]');
}
