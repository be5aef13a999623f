import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { shownMessage } from './shown-message.ts';
import { shownName } from './shown-name.ts';
import { layoutMail } from './mail-layout.ts';

interface GiftMailInput {
  readonly giver: string;
  readonly link: string;
  /** The giver's own words to everybody whom they send a key. */
  readonly message?: string | undefined;
  readonly isReminder?: boolean;
}

function messageLines(message = ''): readonly string[] {
  const shown = shownMessage(message);
  return shown === '' ? [] : [`Their message: “${shown}”`];
}

export function giftMail({ giver, link, message, isReminder = false }: GiftMailInput) {
  return {
    subject: isReminder ? 'Your assessment key is waiting' : 'An assessment key for you',
    ...layoutMail({
      heading: isReminder ? 'Your assessment key is still waiting' : 'You have been given an assessment key',
      paragraphs: [
        `The name of the giver, as they entered it: ${shownName(giver)}. We cannot check names. If you do not know what this is about, you can ignore this mail.`,
        ...messageLines(message),
        `With it you can take the ${PRODUCT_NAME} assessment: you tell a few memories, find the values in them, and receive a picture of what drives you.`,
        'Your answers and your result are yours alone. The person who gave you the key can see that you have started or finished, never what you wrote.',
      ],
      action: { label: 'Claim your key', link },
      closing: 'You can claim it with the account you have, or create one on the way.',
    }),
  };
}
