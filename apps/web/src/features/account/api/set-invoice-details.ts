import { setInvoiceDetails } from '@lf/contract/orders';
import { call } from '../../../lib/call.ts';
import type { RouteInput } from '@lf/contract/define-route';

export const saveInvoiceDetails = (id: string, body: RouteInput<typeof setInvoiceDetails>) =>
  call(setInvoiceDetails, { params: { id }, body });
