import { useEffect, useState } from 'react';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/survey';
import { answeredItems } from '../interview/interview.ts';
import { countWords } from '../interview/word-count.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from './calculating.module.css';

const LONG_MS = 8_000;
const RIDGES = ['M10 40c0-16 9-27 22-27s22 11 22 27', 'M17 46c-1-16 5-26 15-26s16 10 15 26', 'M24 51c-2-15 1-24 8-24s10 9 8 24', 'M32 35c1 7 1 13 0 20'] as const;

/** What is really going on: how much is being read, and that it takes a while. No bar that only pretends. */
export function Calculating() {
  const { form } = useSurvey();
  const [long, setLong] = useState(false);
  const answers = answeredItems(form);
  const words = answers.reduce((sum, item) => sum + countWords(item.answer), 0);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <output className={styles.calculating}>
      <svg className={styles.print} viewBox="0 0 64 64" aria-hidden="true">
        {RIDGES.map((ridge) => (
          <path key={ridge} d={ridge} pathLength="100" />
        ))}
      </svg>
      <span className={styles.message}>{POTENTIAL_VALUES_MESSAGES.calculating}</span>
      <span className={styles.facts}>
        Reading {answers.length} {answers.length === 1 ? 'answer' : 'answers'}, {new Intl.NumberFormat('en').format(words)} words of yours.
        {long && ' This is taking a little longer; it can be up to half a minute.'}
      </span>
    </output>
  );
}
