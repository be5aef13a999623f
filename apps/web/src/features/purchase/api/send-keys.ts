import { sendKeys } from '@lf/contract/gifts';
import { call } from '../../../lib/call.ts';
import type { RouteInput } from '@lf/contract/define-route';

export const sendKeysTo = (body: RouteInput<typeof sendKeys>) => call(sendKeys, { body });
