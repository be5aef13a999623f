const NAME_SHOWN_CHARACTERS_MAX = 60;

/** A dot that a letter follows makes an address of a name; an initial's dot does not. */
const NOT_OF_A_NAME = /[^\p{L}\p{M}\p{N}.'’ -]+|\.(?=\S)/gu;

/**
 * A name as data: whoever registers chooses it, and the mail may go to somebody else. Nothing in it becomes a link, and it fills no page.
 * It stands in a paragraph, never in a subject or a heading.
 */
export function shownName(name: string): string {
  const letters = name
    .normalize('NFC')
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(NOT_OF_A_NAME, ' ');
  // Cut between the halves of a letter, the half goes too.
  const short = letters.replaceAll(/ +/gu, ' ').trim().slice(0, NAME_SHOWN_CHARACTERS_MAX);
  return short.replace(/[\uD800-\uDBFF]$/u, '').trim();
}

/** The first line of a mail to somebody whose account has this name. */
export function greeting(name: string): readonly string[] {
  const shown = shownName(name);
  return shown === '' ? [] : [`Hello ${shown},`];
}
