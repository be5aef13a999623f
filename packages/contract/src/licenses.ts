import * as z from 'zod/mini';
import { LICENSE_STATUSES } from '@lf/domain/license-status';
import { defineRoute } from './define-route.ts';
import { id, licenseCode, timestamp } from './fields.ts';

export const licenseStatus = z.enum(LICENSE_STATUSES);

export const license = z.object({
  code: licenseCode,
  licenseCode,
  status: licenseStatus,
  createdAt: timestamp,
  userId: id,
});
export type License = z.infer<typeof license>;

export const listLicenses = defineRoute({
  method: 'GET',
  path: '/users/me/licenses',
  summary: 'The keys in this account, newest first',
  response: z.object({ result: z.array(license) }),
});
