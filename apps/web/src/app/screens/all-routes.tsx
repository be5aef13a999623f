import { Link } from '../../lib/router/link.tsx';
import { SiteFooter } from '../../components/layout/site-footer.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Table, type Column } from '../../components/ui/table.tsx';
import { reviewOf } from '../route-review.ts';
import { isScreen, routeTable, type AppRoute } from '../route-table.ts';
import { paths } from '../paths.ts';
import styles from './developer-page.module.css';

const MARKS = { ready: 'Ready', review: 'Review', undone: 'Undone' } as const;

const columns: readonly Column<AppRoute>[] = [
  {
    key: 'path',
    header: 'Path',
    cell: (route) => (/[:*]/.test(route.path) ? <code>{route.path}</code> : <Link to={route.path}>{route.path}</Link>),
  },
  {
    key: 'title',
    header: 'Screen',
    cell: (route) => (isScreen(route) ? route.title : `Redirects to ${route.redirect}`),
  },
  { key: 'access', header: 'Access', cell: (route) => (isScreen(route) ? route.access : 'redirect') },
  {
    key: 'review',
    header: 'Marker',
    cell: (route) =>
      isScreen(route) ? <span className={styles[reviewOf(route)]}>{MARKS[reviewOf(route)]}</span> : '–',
  },
];

export default function AllRoutesScreen() {
  return (
    <>
      <main className={styles.page}>
        <PageHeading>All routes</PageHeading>
        <p>
          For developers: every address of the product, from the one route table. The components are on the{' '}
          <Link to={paths.design}>design page</Link>.
        </p>
        <Card>
          <Table caption="All routes" columns={columns} rows={routeTable} rowKey={(route) => route.name} />
        </Card>
      </main>
      <SiteFooter />
    </>
  );
}
