import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { shownName } from './shown-name.ts';
import { layoutMail } from './mail-layout.ts';

export function giftMail(input: { readonly giver: string; readonly link: string }) {
  return {
    subject: 'An assessment key for you',
    ...layoutMail({
      heading: 'You have been given an assessment key',
      paragraphs: [
        `The name of the giver, as they entered it: ${shownName(input.giver)}. We cannot check names. If you do not know what this is about, you can ignore this mail.`,
        `With it you can take the ${PRODUCT_NAME} assessment: you tell a few memories, find the values in them, and receive a picture of what drives you.`,
        'Your answers and your result are yours alone. The person who gave you the key can see that you have started or finished, never what you wrote.',
      ],
      action: { label: 'Claim your key', link: input.link },
      closing: 'You can claim it with the account you have, or create one on the way.',
    }),
  };
}
