import * as z from 'zod/mini';
import { isKeyQuantity } from '@lf/domain/key-prices';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';

/** A whole number as a person types it; anything else is refused, nothing is guessed. */
export const quantityForm = z.object({
  quantity: z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, PURCHASE_MESSAGES.quantityRequired),
      z.refine((text) => text === '' || (/^\d+$/.test(text) && isKeyQuantity(Number(text))), KEY_MESSAGES.quantityRule),
    ),
    z.transform(Number),
  ),
});

/** What was typed, where it is a quantity. */
export function quantityOf(text: string): number | undefined {
  const parsed = quantityForm.safeParse({ quantity: text });
  return parsed.success ? parsed.data.quantity : undefined;
}

/** The quantity that travels in the address between the purchase screens; undefined when it is none. */
export const quantityIn = (search: URLSearchParams): number | undefined => quantityOf(search.get('quantity') ?? '');
