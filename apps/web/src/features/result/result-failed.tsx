import { use } from 'react';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { getRuntimeConfig } from '../../lib/runtime-config.ts';
import styles from './result-failed.module.css';

/** The drawing stopped on its way. */
const HALF_DRAWN = 0.5;

/** The technical issue of the spec: a reload tries again, from where it stopped. */
export function ResultFailed({ messages }: { readonly messages: readonly string[] }) {
  const { supportEmail } = use(getRuntimeConfig());
  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.failed}>
          <RidgePrint inked={HALF_DRAWN} />
          <PageHeading>{RESULT_MESSAGES.documentTitle}</PageHeading>
          <Alert variant="danger">
            <p>{RESULT_MESSAGES.technicalIssue}</p>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Alert>
          <p>{RESULT_MESSAGES.nothingLost}</p>
          <Button onClick={() => window.location.reload()}>{RESULT_MESSAGES.generate}</Button>
          {supportEmail && (
            <p>
              {RESULT_MESSAGES.support} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}
