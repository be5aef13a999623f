import { takeGiftBack } from '@lf/contract/given-keys';
import { call } from '../../../lib/call.ts';

export const takeKeyBack = (id: string) => call(takeGiftBack, { params: { id } });
