import { resendGift } from '@lf/contract/gifts';
import { call } from '../../../lib/call.ts';

export const resendKey = (id: string, email: string) => call(resendGift, { params: { id }, body: { email } });
