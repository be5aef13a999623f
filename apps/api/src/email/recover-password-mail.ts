import { layoutMail } from './mail-layout.ts';

export function recoverPasswordMail(input: { readonly firstName: string; readonly link: string }) {
  return {
    subject: 'Reset your password',
    ...layoutMail({
      heading: `Hello ${input.firstName}, let us get you back in`,
      paragraphs: ['Somebody, most likely you, asked to reset the password of your Leadership Fingerprint account.'],
      action: { label: 'Choose a new password', link: input.link },
      closing: 'The link works once, for the next 60 minutes. If it was not you, you need not do anything: your password stays as it is.',
    }),
  };
}
