import { passMirror as route } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const passMirror = (secret: string): Promise<null> => call(route, { body: { secret } });
