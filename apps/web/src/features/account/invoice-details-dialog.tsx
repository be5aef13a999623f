import { buyerDetails, type Order } from '@lf/contract/orders';
import { INVOICE_MESSAGES } from '@lf/domain/messages/invoice';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useForm } from '../../lib/use-form.ts';
import { saveInvoiceDetails } from './api/set-invoice-details.ts';
import styles from './give-key-dialog.module.css';

interface DetailsProps {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function DetailsForm({ order, onClose, onSaved }: DetailsProps) {
  const { form, field, alert, submitting } = useForm(buyerDetails, async (values) => {
    await saveInvoiceDetails(order.id, values);
    onSaved();
  });
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <MessageAlert variant="danger" messages={alert} />
      <Field
        {...field('name')}
        label={INVOICE_MESSAGES.nameLabel}
        defaultValue={order.buyer.name}
        autoComplete="organization"
      />
      <TextArea
        {...field('address')}
        label={INVOICE_MESSAGES.addressLabel}
        defaultValue={order.buyer.address}
        autoComplete="street-address"
      />
      <Field
        {...field('vatId')}
        label={INVOICE_MESSAGES.vatIdLabel}
        defaultValue={order.buyer.vatId}
        autoComplete="off"
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {INVOICE_MESSAGES.cancel}
        </Button>
        <Button type="submit" loading={submitting}>
          {INVOICE_MESSAGES.save}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Who stands on the invoice: a company needs its name, its address and its VAT ID there. */
export function InvoiceDetailsDialog({
  order,
  ...rest
}: Omit<DetailsProps, 'order'> & { readonly order: Order | undefined }) {
  return (
    <Dialog open={order !== undefined} title={INVOICE_MESSAGES.detailsTitle} onClose={rest.onClose}>
      {order !== undefined && <DetailsForm order={order} {...rest} />}
    </Dialog>
  );
}
