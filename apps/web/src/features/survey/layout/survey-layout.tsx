import type { ReactNode } from 'react';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { MAIN_ID } from '../../../components/layout/skip-link.tsx';
import { Button, type Arrow } from '../../../components/ui/button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { useStep } from './use-step.ts';
import styles from './survey-layout.module.css';

export interface Move {
  readonly label?: string;
  readonly arrow?: Arrow | 'none';
  readonly disabled?: boolean;
  readonly loading?: boolean;
  /** Instead of the table's next or previous step. */
  readonly onClick?: () => void;
}

interface SurveyLayoutProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The heading steps back: the screen's own question is what to read first. */
  readonly quietTitle?: boolean;
  readonly children?: ReactNode;
  /** Custom text and arrow; `false` where the screen has its own way on. */
  readonly next?: Move | false;
  readonly back?: Move | false;
  /** Why Next does not open yet. */
  readonly hint?: ReactNode;
}

const arrowOf = (move: Move, usual: Arrow) => (move.arrow === 'none' ? {} : { arrow: move.arrow ?? usual });

/** One step of the survey: its heading, its content, Back and Next. */
export function SurveyLayout({
  title,
  lead,
  quietTitle = false,
  children,
  next = {},
  back = {},
  hint,
}: SurveyLayoutProps) {
  const { step, previous, goNext, goBack } = useStep();
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main} key={step.slug} data-step={step.slug}>
      <div className={classNames(styles.top, quietTitle && styles.quiet)}>
        <PageHeading>{title}</PageHeading>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {children}
      <div className={styles.moves}>
        {back !== false && (previous !== undefined || back.onClick !== undefined) && (
          <Button
            variant="quiet"
            {...arrowOf(back, 'back')}
            disabled={back.disabled ?? false}
            onClick={back.onClick ?? goBack}
          >
            {back.label ?? SHELL_MESSAGES.back}
          </Button>
        )}
        {next !== false && (
          <div className={styles.on}>
            {hint && <p className={styles.hint}>{hint}</p>}
            <Button
              {...arrowOf(next, 'forward')}
              disabled={next.disabled ?? false}
              loading={next.loading ?? false}
              onClick={next.onClick ?? goNext}
            >
              {next.label ?? SHELL_MESSAGES.next}
            </Button>
          </div>
        )}
      </div>
    </main>
  );
}
