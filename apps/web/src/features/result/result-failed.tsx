import { use } from 'react';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { getRuntimeConfig } from '../../lib/runtime-config.ts';
import styles from './result-failed.module.css';

/** The technical issue of the spec: a reload tries again, from where it stopped. */
export function ResultFailed({ messages }: { readonly messages: readonly string[] }) {
  const { supportEmail } = use(getRuntimeConfig());
  return (
    <div className={styles.failed}>
      <PageHeading>{RESULT_MESSAGES.documentTitle}</PageHeading>
      <Alert variant="danger">
        <p>{RESULT_MESSAGES.technicalIssue}</p>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Alert>
      <p>{RESULT_MESSAGES.nothingLost}</p>
      <div>
        <Button onClick={() => window.location.reload()}>{RESULT_MESSAGES.generate}</Button>
      </div>
      {supportEmail && (
        <p>
          {RESULT_MESSAGES.support} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
    </div>
  );
}
