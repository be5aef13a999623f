import { claimGift } from '@lf/contract/given-keys';
import { call } from '../../../lib/call.ts';

export const claimKey = (secret: string) => call(claimGift, { body: { secret } });
