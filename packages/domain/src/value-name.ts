import { VALUE_CHARACTERS_MAX } from './limits.ts';

/** Letters of any language (with their marks), spaces and hyphens. */
const VALUE_CHARACTERS = /^[\p{L}\p{M} -]*$/u;
const HAS_A_LETTER = /\p{L}/u;

export function hasOnlyValueCharacters(value: string): boolean {
  return VALUE_CHARACTERS.test(value);
}

/** Spaces and hyphens alone say nothing: such a value counts as empty. */
export function isEmptyValue(value: string): boolean {
  return hasOnlyValueCharacters(value) && !HAS_A_LETTER.test(value);
}

export function isValueName(value: string): boolean {
  return hasOnlyValueCharacters(value) && HAS_A_LETTER.test(value) && value.length <= VALUE_CHARACTERS_MAX;
}

/** Trimmed, inner spaces single, first letter upper case; the rest stays as the person wrote it. */
export function capitaliseValue(value: string): string {
  const tidy = value.normalize('NFC').trim().replaceAll(/ +/g, ' ');
  const first = tidy.match(/^\P{L}*\p{L}/u)?.[0] ?? '';
  return (first.toUpperCase() + tidy.slice(first.length)).normalize('NFC');
}

/** The same value written with other capitals or spaces is the same value. */
export function valueKey(value: string): string {
  return capitaliseValue(value).toLowerCase();
}

export function isSameValue(left: string, right: string): boolean {
  return valueKey(left) === valueKey(right);
}
