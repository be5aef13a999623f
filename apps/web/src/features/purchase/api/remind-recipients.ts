import { remindRecipients } from '@lf/contract/gifts';
import { call } from '../../../lib/call.ts';

export const remindOfKeys = (orderId: string) => call(remindRecipients, { params: { id: orderId } });
