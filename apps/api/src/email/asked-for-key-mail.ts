import { layoutMail } from './mail-layout.ts';

/** To whoever holds a key of which somebody else has a copy. It holds no word of the one who asks. */
export function askedForKeyMail(input: { readonly keyEnd: string; readonly link: string }) {
  return {
    subject: 'Somebody would like to use your assessment key',
    ...layoutMail({
      heading: 'Somebody asks for one of your keys',
      paragraphs: [
        `Somebody has a copy of your assessment key that ends in ${input.keyEnd} and would like to use it. A copy does not work: a key opens only in the account that holds it, and that is yours.`,
        'If you meant the key for them, open your account and press Give away beside it. You get a link that you can pass on to them.',
        'We have not told them who you are, and we do not tell you who asked.',
      ],
      action: { label: 'To my account', link: input.link },
      closing: 'If you want to keep the key, you need not do anything.',
    }),
  };
}
