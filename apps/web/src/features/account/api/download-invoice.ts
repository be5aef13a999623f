import { getInvoice, type Order } from '@lf/contract/orders';
import { INVOICE_MESSAGES } from '@lf/domain/messages/invoice';
import { addressOf } from '../../../lib/address-of.ts';
import { downloadFile } from '../../../lib/download-file.ts';

export const downloadInvoice = ({ id, invoiceNumber }: Order): Promise<void> =>
  downloadFile(addressOf('', getInvoice.path, { id }), INVOICE_MESSAGES.fileName(invoiceNumber));
