import { useId, type ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import styles from './settings.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className={styles.section}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
      </Card>
    </section>
  );
}
