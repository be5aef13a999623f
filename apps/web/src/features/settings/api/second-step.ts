import { confirmSecondFactor, startSecondFactor, stopSecondFactor } from '@lf/contract/account';
import type { RouteBody } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';
import { refreshUser } from './refresh-user.ts';

export const startSecondStep = (body: RouteBody<typeof startSecondFactor>) => call(startSecondFactor, { body });

export async function confirmSecondStep(body: RouteBody<typeof confirmSecondFactor>): Promise<readonly string[]> {
  return (await call(confirmSecondFactor, { body })).recoveryCodes;
}

export async function stopSecondStep(body: RouteBody<typeof stopSecondFactor>): Promise<void> {
  await call(stopSecondFactor, { body });
  await refreshUser();
}
