import { useState } from 'react';
import { ratingOf, rateValue, removeValue, scoreValues } from '@lf/domain/classic/scoring';
import { VALUES_MAX } from '@lf/domain/limits';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { isSameValue } from '@lf/domain/value-name';
import type { ReactNode } from 'react';
import { Alert } from '../../components/ui/alert.tsx';
import type { ClassicBodyProps } from './classic-body.ts';
import { OwnValueForm } from './own-value-form.tsx';
import { Prompt } from './prompt.tsx';
import { RatingChoice } from './rating-choice.tsx';
import { ScoredValue } from './scored-value.tsx';
import styles from './test-your-value-drivers.module.css';

const TEXTS = CLASSIC_MESSAGES.test;

interface TestYourValueDriversProps extends ClassicBodyProps {
  /** The way to choose another core value, when the first one was taken off the list. */
  readonly chooseCore: ReactNode;
}

/** The list as it stands after the ratings: take off, add, rate what was added. */
export function TestYourValueDrivers({ answers, change, chooseCore }: TestYourValueDriversProps) {
  const [rating, setRating] = useState<string>();
  const scores = scoreValues(answers);
  const highest = Math.max(...scores.map(({ score }) => score), 1);
  const hasCore = scores.some(({ value }) => isSameValue(value, answers.coreValue));
  return (
    <div className={styles.test}>
      <Prompt question={TEXTS.question} help={TEXTS.help} />
      {!hasCore && (
        <Alert variant="warning">
          <p>{TEXTS.noCore}</p>
          {chooseCore}
        </Alert>
      )}
      <ol className={styles.list}>
        {scores.map(({ value, score }) => (
          <li key={value}>
            <ScoredValue
              value={value}
              score={score}
              highest={highest}
              core={isSameValue(value, answers.coreValue)}
              onRemove={() => change((now) => removeValue(now, value))}
              onRate={
                ratingOf(answers, value) === undefined
                  ? () => setRating(rating === value ? undefined : value)
                  : undefined
              }
            />
            {rating === value && (
              <RatingChoice
                value={value}
                rating={ratingOf(answers, value)}
                onRate={(response) => {
                  change((now) => rateValue(now, value, response));
                  setRating(undefined);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {scores.length > VALUES_MAX && <p className={styles.help}>{TEXTS.beyondTen}</p>}
      <OwnValueForm answers={answers} change={change} />
    </div>
  );
}
