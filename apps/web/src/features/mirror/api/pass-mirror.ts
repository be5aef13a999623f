import { passMirror as route } from '@lf/contract/mirror';
import type { RouteInput } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';

export const passMirror = (body: RouteInput<typeof route>): Promise<null> => call(route, { body });
