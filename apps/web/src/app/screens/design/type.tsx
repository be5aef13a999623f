import { Section } from './section.tsx';
import styles from '../developer-page.module.css';

export function Type() {
  return (
    <Section title="Type">
      <p className={styles.displayLarge}>What do you never betray?</p>
      <p className={styles.displayMedium}>Once honesty has been fulfilled</p>
      <p className={styles.displaySmall}>Fraunces speaks, the system face explains</p>
      <p>
        Text is set in the face of the device, at a measure that is easy to follow.{' '}
        <a href="#top">Links are underlined</a>, numbers line up: 0123456789.
      </p>
    </Section>
  );
}
