import { askKeyOwner } from '@lf/contract/given-keys';
import { call } from '../../../lib/call.ts';

export const askOwnerOf = (entered: string) => call(askKeyOwner, { body: { entered } });
