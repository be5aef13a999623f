import { LANDING_SHORT } from '@lf/domain/messages/landing-short';
import type { ReactNode } from 'react';
import { Page } from '../components/layout/page.tsx';
import { PageHeading } from '../components/layout/page-heading.tsx';
import { paths } from './paths.ts';
import styles from './signed-out-page.module.css';

interface SignedOutPageProps {
  readonly title: string;
  readonly lead?: string;
  /** For people who may never have heard of us. */
  readonly explanation?: ReactNode;
  readonly children: ReactNode;
}

/** What the product is, beside the card with the form. */
export function SignedOutPage({ title, lead, explanation, children }: SignedOutPageProps) {
  return (
    <Page
      home={paths.root}
      beside={
        <div className={styles.promise}>
          <p className={styles.display}>The memories you keep say what you stand for.</p>
          <p className={styles.text}>
            Answer nine questions in your own words. See the values that lead you, in the order they lead you, as a
            fingerprint nobody else has.
          </p>
        </div>
      }
      below={explanation && <section aria-label={LANDING_SHORT.more}>{explanation}</section>}
    >
      <div className={styles.top}>
        <PageHeading>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </Page>
  );
}
