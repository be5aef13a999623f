import { takeGiftBack } from '@lf/contract/licenses';
import { call } from '../../../lib/call.ts';

export const takeKeyBack = (id: string) => call(takeGiftBack, { params: { id } });
