import type { OwnSession } from '@lf/contract/account';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { useState } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { formatDay } from '@lf/domain/date';
import { logOutEverywhere } from './api/log-out-everywhere.ts';
import { useSessions } from './api/list-sessions.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

function Device({ session }: { readonly session: OwnSession }) {
  return (
    <li className={styles.device}>
      <strong>
        {session.device ?? (session.current ? SETTINGS_MESSAGES.thisDevice : SETTINGS_MESSAGES.unknownDevice)}
      </strong>
      <span className={styles.quiet}>
        {SETTINGS_MESSAGES.since(formatDay(session.createdAt))}
        {session.current && session.device !== null && `, ${SETTINGS_MESSAGES.thisDevice.toLowerCase()}`}
      </span>
    </li>
  );
}

export function Devices({ userId }: { readonly userId: string }) {
  const sessions = useSessions();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const leave = async () => {
    setLeaving(true);
    try {
      await logOutEverywhere(userId);
    } catch (error) {
      setRefused(messagesOf(error));
      setLeaving(false);
    }
  };
  return (
    <SettingsSection title={SETTINGS_MESSAGES.devicesTitle}>
      {sessions.isPending && <Skeleton label="Loading the list" />}
      {sessions.isError && (
        <>
          <p>{SETTINGS_MESSAGES.devicesFailed}</p>
          <Button variant="secondary" loading={sessions.isFetching} onClick={() => void sessions.refetch()}>
            {SHELL_MESSAGES.retry}
          </Button>
        </>
      )}
      {sessions.data && (
        <ul className={styles.devices}>
          {sessions.data.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {SETTINGS_MESSAGES.logOutEverywhere}
      </Button>
      <Dialog
        open={asking}
        title={SETTINGS_MESSAGES.logOutEverywhereTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {SETTINGS_MESSAGES.stay}
            </Button>
            <Button loading={leaving} onClick={() => void leave()}>
              {SETTINGS_MESSAGES.logOutEverywhere}
            </Button>
          </>
        }
      >
        <MessageAlert variant="danger" messages={refused} />
        <p>{SETTINGS_MESSAGES.logOutEverywhereIntro}</p>
      </Dialog>
    </SettingsSection>
  );
}
