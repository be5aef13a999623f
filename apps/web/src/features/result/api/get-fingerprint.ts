import { getFingerprint as route } from '@lf/contract/fingerprints';
import type { RouteResponse } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';

export type ShownFingerprint = RouteResponse<typeof route>;

interface Viewing {
  /** What anybody else would see. */
  readonly asStranger?: boolean;
}

export function getFingerprint(licenseCode: string, { asStranger = false }: Viewing = {}): Promise<ShownFingerprint> {
  return call(route, { params: { licenseCode } }, asStranger ? { token: null } : {});
}
