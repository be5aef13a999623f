import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { downloadMyData } from './api/download-my-data.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { refusal, success, type Notice } from './notice.ts';
import styles from './own-data.module.css';

interface OwnDataProps {
  readonly userId: string;
  readonly onNotice: (notice: Notice) => void;
}

/** Taking everything away, or leaving: quiet, but always in the same place. */
export function OwnData({ userId, onNotice }: OwnDataProps) {
  const [packing, setPacking] = useState(false);
  const [asking, setAsking] = useState(false);
  const download = async () => {
    setPacking(true);
    try {
      await downloadMyData();
      onNotice(success(ACCOUNT_MESSAGES.downloaded));
    } catch (error) {
      onNotice(refusal(error));
    } finally {
      setPacking(false);
    }
  };
  return (
    <section className={styles.section} aria-labelledby="own-data-title">
      <h2 id="own-data-title" className={styles.title}>
        {ACCOUNT_MESSAGES.dataTitle}
      </h2>
      <p className={styles.intro}>{ACCOUNT_MESSAGES.dataIntro}</p>
      <div className={styles.choices}>
        <Button
          variant="secondary"
          loading={packing}
          loadingLabel={ACCOUNT_MESSAGES.downloading}
          onClick={() => void download()}
        >
          {ACCOUNT_MESSAGES.download}
        </Button>
        <Button variant="quietDanger" onClick={() => setAsking(true)}>
          {ACCOUNT_MESSAGES.deleteAccount}
        </Button>
      </div>
      <DeleteAccountDialog open={asking} userId={userId} onClose={() => setAsking(false)} />
    </section>
  );
}
