import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { layoutMail } from './mail-layout.ts';

export function giftMail(input: { readonly giver: string; readonly link: string }) {
  return {
    subject: 'An assessment key for you',
    ...layoutMail({
      heading: `${input.giver} has given you an assessment key`,
      paragraphs: [
        `With it you can take the ${PRODUCT_NAME} assessment: you tell a few memories, find the values in them, and receive a picture of what drives you.`,
        'Your answers and your result are yours alone. The person who gave you the key can see that you have started or finished, never what you wrote.',
      ],
      action: { label: 'Claim your key', link: input.link },
      closing: 'You can claim it with the account you have, or create one on the way.',
    }),
  };
}
