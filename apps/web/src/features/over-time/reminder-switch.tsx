import type { AgainReminder } from '@lf/contract/again';
import { formatDay } from '@lf/domain/date';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { useCallback, useEffect, useState } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useSession } from '../../lib/use-session.ts';
import { getReminder, setReminder } from './api/reminder.ts';
import styles from './reminder-switch.module.css';

type Known = AgainReminder | 'loading' | 'failed';

function describe({ on, dueAt }: AgainReminder): string {
  if (!on) return AGAIN_MESSAGES.reminderOff;
  if (dueAt === null) return AGAIN_MESSAGES.reminderLater;
  return new Date(dueAt) > new Date() ? AGAIN_MESSAGES.reminderDue(formatDay(dueAt)) : AGAIN_MESSAGES.reminderSoon;
}

/** Loads by itself, so that it can stand on pages that keep no data. */
function useReminder() {
  const [known, setKnown] = useState<Known>('loading');
  const load = useCallback(
    () =>
      getReminder().then(
        (reminder) => setKnown(reminder),
        () => setKnown('failed'),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { known, setKnown, load };
}

interface SwitchProps {
  readonly reminder: AgainReminder;
  readonly onChange: (reminder: AgainReminder) => void;
}

/** What it says holds: it is said when it has been kept. */
function Switch({ reminder, onChange }: SwitchProps) {
  const isUnconfirmed = useSession()?.user.emailConfirmed === false;
  const [wanted, setWanted] = useState<boolean>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const isOn = wanted ?? reminder.on;

  async function change(next: boolean): Promise<void> {
    if (wanted !== undefined) return;
    setWanted(next);
    setMessages([]);
    try {
      onChange(await setReminder(next));
    } catch (error) {
      setMessages(messagesOf(error));
    }
    setWanted(undefined);
  }

  const about = describe(reminder);
  return (
    <>
      <Checkbox
        role="switch"
        aria-checked={isOn}
        label={AGAIN_MESSAGES.reminder}
        description={
          wanted === undefined
            ? isUnconfirmed
              ? `${about} ${AGAIN_MESSAGES.reminderUnconfirmed}`
              : about
            : AGAIN_MESSAGES.reminderSaving
        }
        checked={isOn}
        onChange={(event) => void change(event.target.checked)}
      />
      <MessageAlert variant="danger" messages={messages} />
    </>
  );
}

/** Whether a mail comes a year after the newest fingerprint. Off until the person switches it on. */
export function ReminderSwitch() {
  const { known, setKnown, load } = useReminder();
  return (
    <div className={styles.reminder}>
      {known === 'loading' && <Skeleton label={AGAIN_MESSAGES.reminderLoading} />}
      {known === 'failed' && (
        <>
          <p>{AGAIN_MESSAGES.reminderFailed}</p>
          <Button
            variant="secondary"
            onClick={() => {
              setKnown('loading');
              void load();
            }}
          >
            {SHELL_MESSAGES.retry}
          </Button>
        </>
      )}
      {typeof known === 'object' && <Switch reminder={known} onChange={setKnown} />}
    </div>
  );
}
