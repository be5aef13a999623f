import { AGAIN_REMINDER_MONTHS } from '@lf/domain/together-limits';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { greeting } from './shown-name.ts';
import { layoutMail } from './mail-layout.ts';

/** Nothing of the fingerprint stands in it: a mail is read on many screens. */
export function againMail(input: { readonly firstName: string; readonly link: string }) {
  return {
    subject: `Your ${PRODUCT_NAME}, a year later`,
    ...layoutMail({
      heading: 'A year has passed',
      paragraphs: [
        ...greeting(input.firstName),
        `It has been at least ${AGAIN_REMINDER_MONTHS} months since you finished your ${PRODUCT_NAME}. You asked us to write to you then.`,
        'If you like, read it once more and see whether it still sounds like you. With a new key you can also tell your story again, and then see what stayed, what moved and what is new.',
      ],
      action: { label: 'Open my account', link: input.link },
      closing: `You get this email because you switched on the reminder. It comes once for each fingerprint. To switch it off: ${input.link}/settings`,
    }),
  };
}
