import { dialled } from '@lf/domain/help-lines';
import styles from './help-lines.module.css';

export function PhoneNumber({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${dialled(number)}`} className={styles.number} dir="ltr">
      {number}
    </a>
  );
}
