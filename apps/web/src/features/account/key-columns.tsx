import type { License } from '@lf/contract/licenses';
import { licenseActionLabel } from '@lf/domain/license-status';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { formatDay } from '@lf/domain/date';
import styles from './key-list.module.css';

export interface KeyActions {
  readonly userId: string;
  readonly onOpen: (license: License) => void;
  readonly onGive: (license: License) => void;
  readonly onTakeBack: (license: License) => void;
}

/** As people read it; the status itself is the spec's. */
const OWN_STATUS = { active: 'active', used: 'in progress', completed: 'completed' } as const;

/** What a giver may know, in the words of the promise. */
const PROGRESS = { active: 'not started', used: 'started', completed: 'finished' } as const;

function statusOf(license: License) {
  if (license.gift === undefined) return OWN_STATUS[license.status];
  const whom = license.gift.recipientEmail ?? 'somebody';
  return license.gift.state === 'sent'
    ? `given to ${whom}, not claimed yet`
    : `given to ${whom}, ${PROGRESS[license.status]}`;
}

function Status({ license }: { readonly license: License }) {
  return (
    <span className={styles.status} data-status={license.gift === undefined ? license.status : 'given'}>
      {statusOf(license)}
    </span>
  );
}

function Code({ license, own }: { readonly license: License; readonly own: boolean }) {
  return (
    <span className={styles.code}>
      <code>{license.code}</code>
      {own && <CopyButton text={license.code} label="Copy key" />}
    </span>
  );
}

/** The arrow stands only on the person's own keys; a given one can at most be taken back. */
function Actions({ license, actions }: { readonly license: License; readonly actions: KeyActions }) {
  const own = license.userId === actions.userId;
  if (license.gift?.state === 'sent') {
    return (
      <span className={styles.actions}>
        <Button variant="quiet" onClick={() => actions.onTakeBack(license)}>
          {ACCOUNT_MESSAGES.takeBack}
        </Button>
      </span>
    );
  }
  if (!own) return null;
  return (
    <span className={styles.actions}>
      {license.status === 'active' && (
        <Button variant="quiet" onClick={() => actions.onGive(license)}>
          {ACCOUNT_MESSAGES.give}
        </Button>
      )}
      <Button
        variant={license.status === 'completed' ? 'secondary' : 'primary'}
        arrow="forward"
        onClick={() => actions.onOpen(license)}
      >
        {licenseActionLabel(license.status)}
      </Button>
    </span>
  );
}

export function keyColumns(actions: KeyActions): readonly Column<License>[] {
  const { columns } = ACCOUNT_MESSAGES;
  return [
    { key: 'date', header: columns.date, oneLine: true, cell: (license) => formatDay(license.createdAt) },
    { key: 'status', header: columns.status, cell: (license) => <Status license={license} /> },
    {
      key: 'license',
      header: columns.license,
      cell: (license) => <Code license={license} own={license.userId === actions.userId} />,
    },
    {
      key: 'action',
      header: columns.action,
      hideHeader: true,
      cell: (license) => <Actions license={license} actions={actions} />,
    },
  ];
}
