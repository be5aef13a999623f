import { deleteMirror } from '@lf/contract/mirror';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';

/** What is left of it: nothing, also where another tab was first. */
export const deleteOwnMirror = (licenseCode: string): Promise<null> =>
  call(deleteMirror, { params: { licenseCode } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'mirror_not_started') return null;
    throw error;
  });
