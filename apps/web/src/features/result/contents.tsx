import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import styles from './contents.module.css';

interface ContentsProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** What is on this page, and a way to each part of it. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav aria-label={RESULT_MESSAGES.contents}>
      <ul className={styles.parts}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.part} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
