import { Link } from '../../lib/router/link.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { SiteFooter } from '../../components/layout/site-footer.tsx';
import { paths } from '../paths.ts';
import { Colours } from './design/colours.tsx';
import { Controls } from './design/controls.tsx';
import { Messages } from './design/messages.tsx';
import { Structure } from './design/structure.tsx';
import { Type } from './design/type.tsx';
import styles from './developer-page.module.css';

/** Every part of the design system on one page, for looking and for tests. */
export default function DesignScreen() {
  return (
    <>
      <main className={styles.page}>
        <PageHeading size="large">Ink on warm paper</PageHeading>
        <p>
          The parts everything is made of. Back to <Link to={paths.allRoutes}>all routes</Link>.
        </p>
        <Type />
        <Colours />
        <Controls />
        <Messages />
        <Structure />
      </main>
      <SiteFooter />
    </>
  );
}
