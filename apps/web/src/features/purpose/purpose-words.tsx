import { PURPOSE_MESSAGES } from '@lf/domain/messages/purpose';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import styles from './purpose-words.module.css';

export function PurposeWords() {
  return (
    <article className={styles.words}>
      <PageHeading>{PURPOSE_MESSAGES.title}</PageHeading>
      {PURPOSE_MESSAGES.parts.map(({ title, words }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>{title}</h2>
          {words.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
