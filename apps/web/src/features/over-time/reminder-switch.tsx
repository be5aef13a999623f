import type { AgainReminder } from '@lf/contract/again';
import { formatDay } from '@lf/domain/date';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { useCallback, useEffect, useState } from 'react';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useSession } from '../../lib/use-session.ts';
import { getReminder, setReminder } from './api/reminder.ts';
import styles from './reminder-switch.module.css';

/** again: asked for once more after it failed. */
type Known = AgainReminder | 'loading' | 'failed' | 'again';

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
  const askAgain = useCallback(() => {
    setKnown('again');
    void load();
  }, [load]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (known !== 'failed') return undefined;
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [known, askAgain]);
  return { known, setKnown, askAgain };
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
  const { known, setKnown, askAgain } = useReminder();
  return (
    <KeepsFocus name={AGAIN_MESSAGES.reminderTitle} className={styles.reminder} isOnPaper>
      {known === 'loading' && <Skeleton label={AGAIN_MESSAGES.reminderLoading} />}
      {(known === 'failed' || known === 'again') && (
        <NotLoaded messages={[AGAIN_MESSAGES.reminderFailed]} isAsking={known === 'again'} onAgain={askAgain} />
      )}
      {typeof known === 'object' && <Switch reminder={known} onChange={setKnown} />}
    </KeepsFocus>
  );
}
