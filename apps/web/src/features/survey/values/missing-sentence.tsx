import { useId, useState } from 'react';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { ownSentences, type OwnSentence } from './own-sentences.ts';
import { pickSentence, takenNames, typedWord, wordsFor, type Proposal } from './proposals.ts';
import { SentenceList } from './sentence-list.tsx';
import { WordChoice } from './word-choice.tsx';
import styles from './missing-sentence.module.css';

interface MissingSentenceProps {
  readonly proposals: readonly Proposal[];
  readonly onPicked: (quote: string) => void;
}

/** Any sentence of the person's can join the list, under the word they give it. */
export function MissingSentence({ proposals, onPicked }: MissingSentenceProps) {
  const { form, change } = useSurvey();
  const panel = useId();
  const used = proposals.flatMap(({ sentence }) => (sentence === undefined ? [] : [sentence.quote]));
  const { telling, others } = ownSentences(form, used);
  const all = [...telling, ...others];
  const begun = all.find(({ quote }) => typedWord(form, quote) !== '')?.quote;
  const [open, setOpen] = useState(begun !== undefined || proposals.length === 0);
  const [tapped, setTapped] = useState(begun);
  if (all.length === 0) return null;

  function name({ quote }: OwnSentence, word: string): void {
    change((now) => pickSentence(now, quote, word));
    setTapped(undefined);
    setOpen(false);
    onPicked(quote);
  }

  const list = (label: string, sentences: readonly OwnSentence[]) => (
    <SentenceList
      label={label}
      sentences={sentences}
      tapped={tapped}
      onTap={({ quote }) => setTapped(tapped === quote ? undefined : quote)}
    >
      {(sentence) => (
        <WordChoice
          id={sentence.quote}
          label={POTENTIAL_VALUES_MESSAGES.wordsForIt}
          words={wordsFor(sentence.alternatives, proposals)}
          taken={takenNames(proposals)}
          onWord={(word) => name(sentence, word)}
        />
      )}
    </SentenceList>
  );

  return (
    <div className={styles.missing}>
      <Button variant="secondary" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {POTENTIAL_VALUES_MESSAGES.missing}
      </Button>
      <div id={panel} hidden={!open}>
        {open && (
          <div className={styles.sentences}>
            <p>{POTENTIAL_VALUES_MESSAGES.missingLead}</p>
            {telling.length > 0 && list(POTENTIAL_VALUES_MESSAGES.telling, telling)}
            {telling.length === 0 && list(POTENTIAL_VALUES_MESSAGES.allSentences, others)}
            {telling.length > 0 && others.length > 0 && (
              <Disclosure
                label={POTENTIAL_VALUES_MESSAGES.allSentences}
                open={others.some(({ quote }) => quote === begun)}
              >
                {list(POTENTIAL_VALUES_MESSAGES.allSentences, others)}
              </Disclosure>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
