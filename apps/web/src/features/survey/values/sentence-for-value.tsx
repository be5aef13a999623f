import { useId, useRef, useState } from 'react';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/add-values';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { ownSentences, type OwnSentence } from './own-sentences.ts';
import { SentenceList } from './sentence-list.tsx';
import { valueListIn, writeSentence, writtenSentence } from './value-choices.ts';
import { WriteSentence } from './write-sentence.tsx';
import type { SurveyForm } from '@lf/contract/form-data';
import type { RowSentence, ValueRow } from '@lf/domain/value-list';
import styles from './sentence-for-value.module.css';

interface SentenceForValueProps {
  readonly row: ValueRow;
  readonly onSentence: (sentence: RowSentence | undefined) => void;
}

const usedQuotes = (form: SurveyForm): readonly string[] =>
  valueListIn(form).rows.flatMap(({ sentence }) => (sentence === undefined ? [] : [sentence.quote]));

/** The person's own sentence for a value: shown, and changed or given for whoever wants to. */
export function SentenceForValue({ row, onSentence }: SentenceForValueProps) {
  const { form, change } = useSurvey();
  const panel = useId();
  const place = useRef<HTMLDivElement>(null);
  const { value, sentence } = row;
  const written = writtenSentence(form, value);
  const [open, setOpen] = useState(written !== '');
  const { telling, others } = open ? ownSentences(form, usedQuotes(form)) : { telling: [], others: [] };

  function give(next: RowSentence | undefined): void {
    change((now) => writeSentence(now, value, ''));
    onSentence(next);
    setOpen(false);
    // What was pressed is gone; what opened it is still there.
    place.current?.querySelector('button')?.focus();
  }

  const tap = ({ quote, side, topic }: OwnSentence) => give({ quote, side, topic });

  return (
    <div ref={place} className={styles.for}>
      {sentence && (
        <blockquote className={styles.quote} dir="auto">
          {sentence.quote}
        </blockquote>
      )}
      <Button
        variant="quiet"
        className={styles.open}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {sentence ? ADD_VALUES_MESSAGES.changeSentence : ADD_VALUES_MESSAGES.addSentence}
        <VisuallyHidden>{ADD_VALUES_MESSAGES.sentenceFor(value)}</VisuallyHidden>
      </Button>
      <div id={panel} hidden={!open}>
        {open && (
          <div className={styles.panel}>
            {telling.length > 0 && (
              <SentenceList label={ADD_VALUES_MESSAGES.tapSentence} sentences={telling} onTap={tap} />
            )}
            {others.length > 0 && (
              <Disclosure
                label={telling.length > 0 ? POTENTIAL_VALUES_MESSAGES.allSentences : ADD_VALUES_MESSAGES.tapSentence}
              >
                <SentenceList label={ADD_VALUES_MESSAGES.tapSentence} sentences={others} onTap={tap} />
              </Disclosure>
            )}
            <WriteSentence
              value={value}
              label={
                telling.length + others.length > 0
                  ? ADD_VALUES_MESSAGES.writeSentence
                  : ADD_VALUES_MESSAGES.writeSentenceAlone
              }
              onTake={(quote) => give({ quote })}
            >
              {sentence && (
                <Button variant="quiet" onClick={() => give(undefined)}>
                  {ADD_VALUES_MESSAGES.noSentence}
                </Button>
              )}
            </WriteSentence>
          </div>
        )}
      </div>
    </div>
  );
}
