import { useEffect } from 'react';
import { Alert, MessageAlert, type AlertVariant } from './alert.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './banner.module.css';

export interface BannerAction {
  readonly label: string;
  readonly run: () => void;
}

interface BannerProps {
  readonly variant: AlertVariant;
  readonly messages: readonly string[];
  readonly onClose: () => void;
  /** Goes by itself after this long; stays until closed when not given. */
  readonly closesAfterMs?: number;
  /** What can be done about it, while the message stands. */
  readonly action?: BannerAction;
}

/** One message for the whole page, above its content. */
export function Banner({ variant, messages, onClose, closesAfterMs, action }: BannerProps) {
  useEffect(() => {
    if (closesAfterMs === undefined || messages.length === 0) return undefined;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [closesAfterMs, messages, onClose]);

  if (messages.length === 0) return null;
  return (
    <div className={styles.banner}>
      {/* First, as it stands at the top: what can be done about it comes below the words. */}
      <IconButton icon="close" label="Close message" className={styles.close} onClick={onClose} />
      {action === undefined ? (
        <MessageAlert variant={variant} messages={messages} />
      ) : (
        <Alert variant={variant}>
          <div className={styles.row}>
            <p>{messages.join(' ')}</p>
            <Button
              variant="secondary"
              onClick={() => {
                onClose();
                action.run();
              }}
            >
              {action.label}
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
