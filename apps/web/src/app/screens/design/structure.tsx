import { PROGRESS_BAR_WIDTH_PX } from '@lf/domain/limits';
import { Progress } from '../../../components/ui/progress.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { Stepper } from '../../../components/ui/stepper.tsx';
import { Table, type Column } from '../../../components/ui/table.tsx';
import { Section } from './section.tsx';
import styles from '../developer-page.module.css';

interface Row {
  readonly date: string;
  readonly status: string;
  readonly license: string;
}

const rows: readonly Row[] = [
  { date: '3 November 2026', status: 'completed', license: 'K7QF-M2XH-9TRA' },
  { date: '14 November 2026', status: 'active', license: 'B4WD-8CNE-P6LS' },
];

const columns: readonly Column<Row>[] = [
  { key: 'date', header: 'Date', cell: (row) => row.date },
  { key: 'status', header: 'Status', cell: (row) => row.status },
  { key: 'license', header: 'License', cell: (row) => <code>{row.license}</code> },
  {
    key: 'action',
    header: 'Action',
    hideHeader: true,
    cell: (row) => (row.status === 'completed' ? 'View Results' : 'Start'),
  },
];

export function Structure() {
  return (
    <>
      <Section title="Way and waiting">
        <Stepper label="Purchase" steps={['Quantity', 'Payment', 'Confirmation', 'Completion']} current={1} />
        <Progress label="Question: 4 / 9" value={4} max={9} widthPx={PROGRESS_BAR_WIDTH_PX} />
        <div className={styles.row}>
          <Spinner />
          <span>Listening to what you wrote…</span>
        </div>
        <Skeleton label="Loading an example" />
      </Section>
      <Section title="Table">
        <Table caption="Keys, as an example" columns={columns} rows={rows} rowKey={(row) => row.license} />
      </Section>
    </>
  );
}
