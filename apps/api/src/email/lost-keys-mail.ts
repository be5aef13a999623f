import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { layoutMail } from './mail-layout.ts';

const NAMED_MAX = 20;

function whichKeys(endings: readonly string[]): string {
  if (endings.length === 0) return `The ${PRODUCT_NAME} assessment key that was waiting for you no longer works.`;
  if (endings.length === 1) return `The ${PRODUCT_NAME} assessment key ending in ${endings[0]} no longer works.`;
  const named = endings.slice(0, NAMED_MAX).join(', ');
  const more = endings.length > NAMED_MAX ? ` and ${endings.length - NAMED_MAX} more` : '';
  return `${endings.length} ${PRODUCT_NAME} assessment keys no longer work: those ending in ${named}${more}.`;
}

/** To whoever held a key that was paid back, or was sent one. */
export function lostKeysMail(input: { readonly keyEndings: readonly string[]; readonly supportEmail: string }) {
  const heading = input.keyEndings.length > 1 ? 'Assessment keys were taken back' : 'An assessment key was taken back';
  return {
    subject: heading,
    ...layoutMail({
      heading,
      paragraphs: [
        whichKeys(input.keyEndings),
        'The purchase was paid back, or our support took the key back. Assessments that were started stay as they are, with everything that was written in them.',
      ],
      closing: `If you think that this is a mistake, please write to ${input.supportEmail}.`,
    }),
  };
}
