import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { layoutMail } from './mail-layout.ts';

/** To somebody whose address another account wanted: the other one is not told that it is taken. */
export function emailInUseMail(input: { readonly link: string }) {
  return {
    subject: 'This address already has an account',
    ...layoutMail({
      heading: 'This address already has an account',
      paragraphs: [
        `Somebody wanted to use this address for another ${PRODUCT_NAME} account. It already has one, so nothing was changed.`,
        'If it was you: log in with this address, or set a new password.',
      ],
      action: { label: 'Log in', link: input.link },
      closing: 'If it was not you, you do not have to do anything.',
    }),
  };
}
