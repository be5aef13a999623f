import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { greeting } from './shown-name.ts';
import { layoutMail } from './mail-layout.ts';

export function draftReminderMail(input: {
  readonly firstName: string;
  readonly link: string;
  readonly months: number;
  readonly days: number;
}) {
  return {
    subject: `Your unfinished answers are kept for ${input.days} more days`,
    ...layoutMail({
      heading: 'What you began is still here',
      paragraphs: [
        ...greeting(input.firstName),
        `You began a ${PRODUCT_NAME} assessment and have not been back for a long time. We do not keep unfinished answers forever: after ${input.months} months without a visit we delete them. For yours, that is in ${input.days} days.`,
        'To keep them, open the assessment and go on where you left off. If you no longer need them, you do not have to do anything: the answers are deleted, and the key stays in your account.',
      ],
      action: { label: 'Go on where I left off', link: input.link },
      closing: 'In your account you can also download a copy of everything you wrote.',
    }),
  };
}
