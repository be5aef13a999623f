import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import styles from '../developer-page.module.css';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Card>
        <div className={styles.section}>{children}</div>
      </Card>
    </section>
  );
}
