import { addressesInText } from '@lf/domain/addresses-in-text';
import { GIFT_MESSAGE_CHARACTERS_MAX, RECIPIENTS_MAX } from '@lf/domain/limits';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { SENDING_MESSAGES } from '@lf/domain/messages/sending';
import * as z from 'zod/mini';

/** Addresses as somebody pastes them. One that is none is named, not left out: its owner would wait for a key. */
export const recipientsForm = z.object({
  recipients: z.string().check((context) => {
    const { addresses, doubtful } = addressesInText(context.value);
    const complaint =
      doubtful.length > 0
        ? SENDING_MESSAGES.doubtful(doubtful.slice(0, 5))
        : addresses.length === 0
          ? KEY_MESSAGES.recipientsRequired
          : addresses.length > RECIPIENTS_MAX
            ? KEY_MESSAGES.recipientsTooMany
            : undefined;
    if (complaint !== undefined) context.issues.push({ code: 'custom', input: context.value, message: complaint });
  }),
  message: z.string().check(z.trim(), z.maxLength(GIFT_MESSAGE_CHARACTERS_MAX, KEY_MESSAGES.messageTooLong)),
});
