export const DATA_OPENS = '<<<DATA';
export const DATA_CLOSES = 'DATA>>>';

/**
 * What a person wrote, as data for a model: JSON between two fixed lines. Angle brackets inside are escaped, so no answer can
 * write the closing line, and what stands between the lines is never an instruction.
 */
export function delimitedData(data: unknown): string {
  const json = JSON.stringify(data, null, 1);
  return `${DATA_OPENS}\n${json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n${DATA_CLOSES}`;
}
