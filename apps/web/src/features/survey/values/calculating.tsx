import { useEffect, useState } from 'react';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/survey';
import { DrawnPrint } from '../../../components/ui/drawn-print.tsx';
import { answeredItems } from '../interview/interview.ts';
import { countWords } from '../interview/word-count.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from './calculating.module.css';

const LONG_MS = 8_000;

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
      <DrawnPrint />
      <span className={styles.message}>{POTENTIAL_VALUES_MESSAGES.calculating}</span>
      <span className={styles.facts}>
        Reading {answers.length} {answers.length === 1 ? 'answer' : 'answers'}, {new Intl.NumberFormat('en').format(words)} words of yours.
        {long && ' This is taking a little longer; it can be up to half a minute.'}
      </span>
    </output>
  );
}
