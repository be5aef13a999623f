import { useState } from 'react';
import { Alert } from '../../../components/ui/alert.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { EmptyState } from '../../../components/print/empty-state.tsx';
import { Section } from './section.tsx';
import styles from '../developer-page.module.css';

const BANNER = ['That code was used before.', 'Ask whoever gave it to you for a new one.'];

export function Messages() {
  const [asking, setAsking] = useState(false);
  const [banner, setBanner] = useState<readonly string[]>(BANNER);
  const close = () => setAsking(false);
  return (
    <Section title="Messages">
      <div className={styles.columns}>
        <Alert variant="danger">Something went wrong</Alert>
        <Alert variant="success">Password Updated - Redirecting to Log In page.</Alert>
        <Alert variant="warning">Please, add at least 5 value-drivers</Alert>
        <Alert variant="info">You have been logged out. Log in and you are back where you were.</Alert>
      </div>
      <Banner variant="danger" messages={banner} onClose={() => setBanner([])} />
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Open a dialog
        </Button>
        <Button variant="quiet" onClick={() => setBanner(BANNER)}>
          Show the banner again
        </Button>
      </div>
      <EmptyState actions={<Button>Use Access Code</Button>}>
        Nothing here yet. Your first key will stand in this place.
      </EmptyState>
      <Dialog
        open={asking}
        onClose={close}
        title="Continue with the additional questions?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              No
            </Button>
            <Button onClick={close}>Yes</Button>
          </>
        }
      >
        <p>Three more, chosen by what you have told so far.</p>
      </Dialog>
    </Section>
  );
}
