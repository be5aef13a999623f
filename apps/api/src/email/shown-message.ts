import { GIFT_MESSAGE_CHARACTERS_MAX } from '@lf/domain/limits';

/** Letters, digits and the marks of a sentence. What would make an address of it (a dot before a letter, slashes, @) is left out. */
const NOT_OF_A_SENTENCE = /[^\p{L}\p{M}\p{N}.,!?;'’“”() \n-]+|\.(?=\S)/gu;

/** A person's own words in a mail to somebody else: data, never a link. */
export function shownMessage(message: string): string {
  const words = message
    .normalize('NFC')
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(NOT_OF_A_SENTENCE, ' ');
  return words
    .replaceAll(/[ \n]+/gu, ' ')
    .trim()
    .slice(0, GIFT_MESSAGE_CHARACTERS_MAX)
    .replace(/[\uD800-\uDBFF]$/u, '');
}
