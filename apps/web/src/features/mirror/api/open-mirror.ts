import { openMirror as route, type MirrorInvitation } from '@lf/contract/mirror';
import type { RouteInput } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';

export const openMirror = (body: RouteInput<typeof route>): Promise<MirrorInvitation> => call(route, { body });
