import { deleteMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

/** What is left of it. */
export const deleteOwnMirror = (licenseCode: string): Promise<null> => call(deleteMirror, { params: { licenseCode } });
