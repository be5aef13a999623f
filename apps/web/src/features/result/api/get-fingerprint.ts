import { getFingerprint as route } from '@lf/contract/fingerprints';
import type { RouteResponse } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';

export type ShownFingerprint = RouteResponse<typeof route>;

export function getFingerprint(licenseCode: string): Promise<ShownFingerprint> {
  return call(route, { params: { licenseCode } });
}
