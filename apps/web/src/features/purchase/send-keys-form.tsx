import { addressesInText } from '@lf/domain/addresses-in-text';
import { SENDING_MESSAGES } from '@lf/domain/messages/sending';
import { useRef, useState, type ChangeEvent } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { newUuid } from '../../lib/new-uuid.ts';
import { useForm } from '../../lib/use-form.ts';
import { sendKeysTo } from './api/send-keys.ts';
import { recipientsForm } from './recipients-schema.ts';
import styles from './send-keys.module.css';

/** More than five hundred addresses with names. */
const FILE_BYTES_MAX = 500_000;

interface SendKeysFormProps {
  readonly orderId: string;
  /** Keys that can still be sent. */
  readonly free: number;
  readonly onSent: () => Promise<unknown>;
}

/** Paste addresses or choose a file, write one message: each person gets a key by mail. */
export function SendKeysForm({ orderId, free, onSent }: SendKeysFormProps) {
  const [text, setText] = useState('');
  const [fileComplaint, setFileComplaint] = useState<string>();
  // The same until it has arrived: a second press after a lost answer sends nothing twice.
  const sendingId = useRef<string>(undefined);
  const { addresses } = addressesInText(text);
  const { form, field, alert, submitting } = useForm(recipientsForm, async ({ recipients, message }) => {
    sendingId.current ??= newUuid();
    await sendKeysTo({
      id: sendingId.current,
      orderId,
      emails: [...addressesInText(recipients).addresses],
      ...(message === '' ? {} : { message }),
    });
    sendingId.current = undefined;
    setText('');
    await onSent();
  });

  async function readFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file === undefined) return;
    setFileComplaint(file.size > FILE_BYTES_MAX ? SENDING_MESSAGES.fileTooLarge : undefined);
    if (file.size > FILE_BYTES_MAX) return;
    const found = addressesInText(await file.text());
    setText((before) => [before.trim(), ...found.addresses, ...found.doubtful].filter(Boolean).join('\n'));
    // The same file can be chosen again after a correction.
    input.value = '';
  }

  return (
    <section className={styles.section} aria-labelledby="send-title">
      <h2 id="send-title">{SENDING_MESSAGES.title}</h2>
      <p>{SENDING_MESSAGES.intro}</p>
      <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
        <MessageAlert variant="danger" messages={alert} />
        <TextArea
          {...field('recipients')}
          label={SENDING_MESSAGES.recipientsLabel}
          hint={SENDING_MESSAGES.recipientsHint}
          value={text}
          onChange={(event) => {
            sendingId.current = undefined;
            setText(event.currentTarget.value);
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          type="file"
          label={SENDING_MESSAGES.fileLabel}
          accept=".csv,.txt,text/csv,text/plain"
          error={fileComplaint}
          onChange={(event) => void readFile(event)}
        />
        <TextArea {...field('message')} label={SENDING_MESSAGES.messageLabel} hint={SENDING_MESSAGES.messageHint} />
        <div className={styles.end}>
          <output>{SENDING_MESSAGES.counted(addresses.length, free)}</output>
          <Button type="submit" loading={submitting}>
            {SENDING_MESSAGES.send(addresses.length)}
          </Button>
        </div>
      </form>
    </section>
  );
}
