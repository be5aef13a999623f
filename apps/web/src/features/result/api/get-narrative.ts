import { getValues, type Narrative } from '@lf/contract/narrative';
import { call } from '../../../lib/call.ts';

export function getNarrative(licenseCode: string): Promise<Narrative> {
  return call(getValues, { params: { id: licenseCode } });
}
