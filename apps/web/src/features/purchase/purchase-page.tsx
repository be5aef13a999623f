import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Stepper } from '../../components/ui/stepper.tsx';
import styles from './purchase-page.module.css';

interface PurchasePageProps {
  /** Index into the four steps. */
  readonly step: number;
  readonly title: string;
  readonly account: string;
  readonly children: ReactNode;
  /** Not where the way on is the way back. */
  readonly back?: boolean;
  /** The way on, beside Back. */
  readonly next?: ReactNode;
  /** Room for a table. */
  readonly wide?: boolean;
}

/** The frame of the four purchase screens: where one stands, what it is about, Back to the account. */
export function PurchasePage({ step, title, account, children, back = true, next, wide = false }: PurchasePageProps) {
  return (
    <div className={classNames(styles.page, wide && styles.wide)}>
      <Stepper label="Purchase" steps={PURCHASE_MESSAGES.steps} current={step} />
      <Card>
        <div className={styles.content}>
          <PageHeading>{title}</PageHeading>
          {children}
          <div className={styles.actions}>
            {back && (
              <LinkButton variant="quiet" arrow="back" to={account}>
                Back
              </LinkButton>
            )}
            {next}
          </div>
        </div>
      </Card>
    </div>
  );
}
