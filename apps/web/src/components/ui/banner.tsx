import { useEffect } from 'react';
import { MessageAlert, type AlertVariant } from './alert.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './banner.module.css';

interface BannerProps {
  readonly variant: AlertVariant;
  readonly messages: readonly string[];
  readonly onClose: () => void;
  /** Goes by itself after this long; stays until closed when not given. */
  readonly closesAfterMs?: number;
}

/** One message for the whole page, above its content. */
export function Banner({ variant, messages, onClose, closesAfterMs }: BannerProps) {
  useEffect(() => {
    if (closesAfterMs === undefined || messages.length === 0) return undefined;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [closesAfterMs, messages, onClose]);

  if (messages.length === 0) return null;
  return (
    <div className={styles.banner}>
      <MessageAlert variant={variant} messages={messages} />
      <IconButton icon="close" label="Close message" className={styles.close} onClick={onClose} />
    </div>
  );
}
