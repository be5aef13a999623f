import { useEffect, useState } from 'react';
import { groupedNumber } from '@lf/domain/grouped-number';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { Calculating } from '../../../components/print/calculating.tsx';
import { answeredItems } from '../interview/interview.ts';
import { countWords } from '../interview/word-count.ts';
import { useSurvey } from '../session/survey-context.ts';

const LONG_MS = 8_000;
const STILL_READING = 'This is taking a little longer; it can be up to half a minute.';

/** What is really going on: how much is being read, and that it takes a while. */
export function CalculatingValues() {
  const { form } = useSurvey();
  const [long, setLong] = useState(false);
  const answers = answeredItems(form);
  const words = answers.reduce((sum, item) => sum + countWords(item.answer), 0);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);

  const facts = `Reading ${answers.length} ${answers.length === 1 ? 'answer' : 'answers'}, ${groupedNumber(words)} words of yours.`;
  return (
    <Calculating message={POTENTIAL_VALUES_MESSAGES.calculating} facts={long ? `${facts} ${STILL_READING}` : facts} />
  );
}
