import { layoutMail } from './mail-layout.ts';

const ABOUT = {
  sentence: 'Somebody reported a sentence that another person wrote about them.',
  invitation: 'Somebody was asked what they see in a person, and reported the invitation.',
} as const;

/** To the operator: that there is a report, and not a word of it. */
export function mirrorReportMail(kind: keyof typeof ABOUT) {
  return {
    subject: 'A report is waiting for you',
    ...layoutMail({
      heading: 'A report is waiting for you',
      paragraphs: [ABOUT[kind], 'To read it, run: npm run operator -- report list'],
      closing: 'What you can do about it, and what you must not do, is in docs/together.md.',
    }),
  };
}
