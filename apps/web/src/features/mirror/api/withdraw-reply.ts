import { withdrawMirrorReply } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const withdrawReply = (secret: string): Promise<null> => call(withdrawMirrorReply, { body: { secret } });
