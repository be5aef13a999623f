import { addressesInText } from '@lf/domain/addresses-in-text';
import { GIFT_MESSAGE_CHARACTERS_MAX, RECIPIENTS_MAX } from '@lf/domain/limits';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { SENDING_MESSAGES } from '@lf/domain/messages/sending';
import * as z from 'zod/mini';

/** Addresses as somebody pastes them. One that is none is named, not left out: its owner would wait for a key. */
export const recipientsForm = z.object({
  recipients: z.string().check(
    z.refine((text) => addressesInText(text).doubtful.length === 0, {
      error: ({ input }) => SENDING_MESSAGES.doubtful(addressesInText(String(input)).doubtful.slice(0, 5)),
    }),
    z.refine((text) => {
      const { addresses, doubtful } = addressesInText(text);
      return doubtful.length > 0 || addresses.length > 0;
    }, KEY_MESSAGES.recipientsRequired),
    z.refine((text) => addressesInText(text).addresses.length <= RECIPIENTS_MAX, KEY_MESSAGES.recipientsTooMany),
  ),
  message: z.string().check(z.trim(), z.maxLength(GIFT_MESSAGE_CHARACTERS_MAX, KEY_MESSAGES.messageTooLong)),
});
