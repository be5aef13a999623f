import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
import styles from './settings.module.css';

export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  return (
    <div className={styles.form}>
      <p>{SETTINGS_MESSAGES.recoveryIntro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {SETTINGS_MESSAGES.recoveryDone}
        </Button>
        <CopyButton text={codes.join('\n')} label={SETTINGS_MESSAGES.recoveryCopy} withLabel />
      </DialogActions>
    </div>
  );
}
