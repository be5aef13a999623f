import { openMirror as route, type MirrorInvitation } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const openMirror = (secret: string): Promise<MirrorInvitation> => call(route, { body: { secret } });
