import { replyToMirror as route, type MirrorInvitation } from '@lf/contract/mirror';
import type { RouteInput } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';

export type ReplyBody = RouteInput<typeof route>;

export const replyToMirror = (body: ReplyBody): Promise<MirrorInvitation> => call(route, { body });
