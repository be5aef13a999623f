import { CONFIRM_EMAIL_HOURS } from '@lf/domain/limits';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { layoutMail } from './mail-layout.ts';

export function confirmEmailMail(input: { readonly link: string; readonly isNew: boolean }) {
  return {
    subject: 'Confirm your email',
    ...layoutMail({
      heading: 'Is this your address?',
      paragraphs: [
        input.isNew
          ? `Somebody, most likely you, wants to use this address for a ${PRODUCT_NAME} account.`
          : `Somebody, most likely you, opened a ${PRODUCT_NAME} account with this address.`,
        'Please confirm it, so that we know that our mails reach the right person.',
      ],
      action: { label: 'Confirm my email', link: input.link },
      closing: `The link works for ${CONFIRM_EMAIL_HOURS} hours. If it was not you, you do not have to do anything.`,
    }),
  };
}
