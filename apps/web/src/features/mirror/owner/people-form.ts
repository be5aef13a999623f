import { addressesInText } from '@lf/domain/addresses-in-text';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { MIRROR_OWNER_MESSAGES } from '@lf/domain/messages/mirror-owner';
import * as z from 'zod/mini';

/** As many as a message can name. */
const DOUBTFUL_SHOWN_MAX = 5;

/** Addresses as somebody pastes them. One that is none is named, not left out: its owner would wait for a mail. */
export const peopleForm = z.object({
  people: z.string().check(
    z.refine((text) => addressesInText(text).doubtful.length === 0, {
      error: ({ input }) =>
        MIRROR_OWNER_MESSAGES.doubtful(addressesInText(String(input)).doubtful.slice(0, DOUBTFUL_SHOWN_MAX)),
    }),
    z.refine((text) => {
      const { addresses, doubtful } = addressesInText(text);
      return doubtful.length > 0 || addresses.length > 0;
    }, MIRROR_MESSAGES.emailsRequired),
  ),
});
