import { Section } from './section.tsx';
import styles from '../developer-page.module.css';

const TOKENS = [
  'paper',
  'paper-sunken',
  'surface',
  'surface-raised',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-soft',
  'focus',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'ridge-1',
  'ridge-2',
  'ridge-3',
  'ridge-4',
  'ridge-5',
  'ridge-6',
  'ridge-7',
] as const;

export function Colours() {
  return (
    <Section title="Colour">
      <ul className={styles.swatches}>
        {TOKENS.map((token) => (
          <li key={token} className={styles.swatch}>
            <span className={styles.colour} style={{ background: `var(--${token})` }} />
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
