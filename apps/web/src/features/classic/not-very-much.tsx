import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import styles from './not-very-much.module.css';

export function NotVeryMuch() {
  return (
    <div className={styles.intro}>
      {CLASSIC_MESSAGES.notVeryMuch.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
