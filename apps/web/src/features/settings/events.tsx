import type { AuditEvent } from '@lf/contract/audit';
import { AUDIT_MESSAGES } from '@lf/domain/messages/audit';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatMoment } from '@lf/domain/date';
import { useEvents } from './api/list-events.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

function aboutOf({ actor, kind, detail }: AuditEvent): string {
  return [
    detail.device,
    detail.keyEnd && AUDIT_MESSAGES.keyEnding(detail.keyEnd),
    detail.keys && AUDIT_MESSAGES.keys(detail.keys),
    actor === 'operator' && kind !== 'operator' && AUDIT_MESSAGES.byUs,
  ]
    .filter(Boolean)
    .join(', ');
}

function Event({ event }: { readonly event: AuditEvent }) {
  const about = aboutOf(event);
  return (
    <li className={styles.device}>
      <strong>{AUDIT_MESSAGES.kinds[event.kind]}</strong>
      <span className={styles.quiet}>
        {formatMoment(event.at)}
        {about !== '' && `, ${about}`}
      </span>
    </li>
  );
}

function EventList() {
  const events = useEvents();
  if (events.isPending) return <Skeleton label="Loading the list" />;
  if (events.isError) {
    return (
      <>
        <p>{AUDIT_MESSAGES.failed}</p>
        <Button variant="secondary" loading={events.isFetching} onClick={() => void events.refetch()}>
          {SHELL_MESSAGES.retry}
        </Button>
      </>
    );
  }
  return (
    <Disclosure label={`${AUDIT_MESSAGES.show} (${events.data.length})`}>
      <ul className={styles.devices}>
        {events.data.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
    </Disclosure>
  );
}

export function Events() {
  return (
    <SettingsSection title={AUDIT_MESSAGES.title}>
      <p className={styles.words}>{AUDIT_MESSAGES.intro}</p>
      <EventList />
    </SettingsSection>
  );
}
