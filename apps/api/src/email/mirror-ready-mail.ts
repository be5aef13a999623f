import { greeting } from './shown-name.ts';
import { layoutMail } from './mail-layout.ts';

/** To the owner, once: there is something to see. */
export function mirrorReadyMail({ firstName, link }: { readonly firstName: string; readonly link: string }) {
  return {
    subject: 'At least three people have told you what they see',
    ...layoutMail({
      heading: 'At least three people have replied',
      paragraphs: [
        ...greeting(firstName),
        'You asked people who know you what they see in you. At least three of them have replied, so you can now read what they say.',
        'Later replies are added two or more at a time. We do not write to you about them.',
      ],
      action: { label: 'See what they say', link },
      closing: 'You can stop taking replies, or delete all of them, on the same page.',
    }),
  };
}
