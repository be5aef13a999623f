import { withdrawReply } from '../api/withdraw-reply.ts';
import { isUnknown } from './is-unknown.ts';

/** Nothing of the reply is left. It may have been taken back already, by an attempt whose answer was lost. */
export async function withdrawIfThere(heldBy: string): Promise<void> {
  try {
    await withdrawReply(heldBy);
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
}
