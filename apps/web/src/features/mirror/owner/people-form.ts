import { addressesInText, addressesWithoutAt } from '@lf/domain/addresses-in-text';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { MIRROR_OWNER_MESSAGES } from '@lf/domain/messages/mirror-owner';
import * as z from 'zod/mini';

/** As many as a message can name. */
const DOUBTFUL_SHOWN_MAX = 5;

const doubtfulIn = (text: string): readonly string[] => [
  ...addressesInText(text).doubtful,
  ...addressesWithoutAt(text),
];

/** Addresses as somebody pastes them. One that is none is named, not left out: its owner would wait for a mail. */
export const peopleForm = z.object({
  people: z.string().check(
    z.refine((text) => doubtfulIn(text).length === 0, {
      error: ({ input }) => MIRROR_OWNER_MESSAGES.doubtful(doubtfulIn(String(input)).slice(0, DOUBTFUL_SHOWN_MAX)),
    }),
    z.refine(
      (text) => doubtfulIn(text).length > 0 || addressesInText(text).addresses.length > 0,
      MIRROR_MESSAGES.emailsRequired,
    ),
  ),
});
