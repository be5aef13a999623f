import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { layoutMail } from './mail-layout.ts';

export type AccountChange = 'email' | 'password' | 'second-factor-on' | 'second-factor-off';

const WHAT: Readonly<Record<AccountChange, { readonly heading: string; readonly happened: string }>> = {
  email: {
    heading: 'Your email was changed',
    happened: `Your ${PRODUCT_NAME} account now belongs to another address. This is the last mail about it that we send to this one.`,
  },
  password: {
    heading: 'Your password was changed',
    happened: `The password of your ${PRODUCT_NAME} account was changed, and everybody who was logged in has been logged out.`,
  },
  'second-factor-on': {
    heading: 'The second step is on',
    happened: `From now on, logging in to your ${PRODUCT_NAME} account also needs six digits from your app.`,
  },
  'second-factor-off': {
    heading: 'The second step is off',
    happened: `Logging in to your ${PRODUCT_NAME} account no longer needs a code from your app.`,
  },
};

/** What the person should be told even when somebody else did it. */
export function accountChangedMail(change: AccountChange, supportEmail: string) {
  const { heading, happened } = WHAT[change];
  return {
    subject: heading,
    ...layoutMail({
      heading,
      paragraphs: [happened],
      closing: `If it was not you, please write to ${supportEmail} at once.`,
    }),
  };
}
