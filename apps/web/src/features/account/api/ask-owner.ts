import { askKeyOwner } from '@lf/contract/licenses';
import { call } from '../../../lib/call.ts';

export const askOwnerOf = (entered: string) => call(askKeyOwner, { body: { entered } });
