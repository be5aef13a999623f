import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/add-values';
import { Button } from '../../../components/ui/button.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { checkOwnSentence } from '../api/check-own-sentence.ts';
import { LateSafetyNotice } from '../safety/late-safety-notice.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { writeSentence, writtenSentence } from './value-choices.ts';
import type { QuestionItem } from '@lf/contract/form-data';
import styles from './sentence-for-value.module.css';

interface WriteSentenceProps {
  readonly value: string;
  readonly label: string;
  readonly onTake: (quote: string) => void;
  readonly children: ReactNode;
}

/** A sentence written for a value is read first, as an answer is: one that cries for help is met with the notice and stands for no value. */
export function WriteSentence({ value, label, onTake, children }: WriteSentenceProps) {
  const { key, form, change } = useSurvey();
  const written = writtenSentence(form, value);
  const [isChecking, setChecking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [safety, setSafety] = useState<QuestionItem['safety']>();
  const place = useRef<HTMLFormElement>(null);
  // The list of values may change while the sentence is read.
  const take = useRef(onTake);
  useEffect(() => {
    take.current = onTake;
  });

  async function check(sentence: string): Promise<void> {
    setChecking(true);
    // Without the service the sentence is taken: it is read again before anything is made of it.
    const found = await checkOwnSentence(key, sentence).catch(() => ({ may_be_quoted: true, safety: undefined }));
    setChecking(false);
    if (found.may_be_quoted) return take.current(sentence);
    setRefused(sentence);
    setSafety(found.safety);
  }

  function goOn(): void {
    setSafety(undefined);
    place.current?.querySelector('textarea')?.focus();
  }

  return (
    <form
      ref={place}
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== '' && !isChecking) void check(written.trim());
      }}
    >
      {safety && <LateSafetyNotice safety={safety} onGoOn={goOn} />}
      <TextArea
        label={label}
        value={written}
        rows={2}
        maxLength={EXPLANATION_CHARACTERS_MAX}
        dir="auto"
        hint={written.trim() === refused ? ADD_VALUES_MESSAGES.notQuoted : undefined}
        onChange={(event) => change((now) => writeSentence(now, value, event.target.value))}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" loading={isChecking} disabled={written.trim() === ''}>
          {ADD_VALUES_MESSAGES.takeSentence}
        </Button>
        {children}
      </div>
    </form>
  );
}
