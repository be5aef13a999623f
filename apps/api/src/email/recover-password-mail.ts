import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { greeting } from './shown-name.ts';
import { layoutMail } from './mail-layout.ts';

export function recoverPasswordMail(input: {
  readonly firstName: string;
  readonly link: string;
  readonly minutes: number;
}) {
  return {
    subject: 'Reset your password',
    ...layoutMail({
      heading: 'Let us get you back in',
      paragraphs: [
        ...greeting(input.firstName),
        `Somebody, most likely you, asked to reset the password of your ${PRODUCT_NAME} account.`,
      ],
      action: { label: 'Choose a new password', link: input.link },
      closing: `The link works once, for the next ${input.minutes} minutes. If it was not you, you do not have to do anything: your password stays as it is.`,
    }),
  };
}
