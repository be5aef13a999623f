import { useDeferredValue, useEffect, useRef } from 'react';
import { ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
import { groupedNumber } from '@lf/domain/grouped-number';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { countWords } from './word-count.ts';
import styles from './writing-field.module.css';

/** From here on the end of the page is in sight, and worth a word. */
const NEAR_THE_END = ANSWER_CHARACTERS_MAX * 0.9;

interface WritingFieldProps {
  readonly question: string;
  readonly text: string;
  readonly readOnly: boolean;
  /** Something above is to be read first. */
  readonly waits?: boolean;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
}

function WordCount({ text }: { readonly text: string }) {
  const words = countWords(useDeferredValue(text));
  if (text.length >= NEAR_THE_END)
    return <span>{`${groupedNumber(text.length)} of ${groupedNumber(ANSWER_CHARACTERS_MAX)} characters`}</span>;
  return <span>{words === 0 ? '' : `${groupedNumber(words)} ${words === 1 ? 'word' : 'words'}`}</span>;
}

/** A page to write on. It grows with the words and never cuts one off. */
export function WritingField({ question, text, readOnly, waits = false, onText, onSubmit }: WritingFieldProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  const tooLong = text.length > ANSWER_CHARACTERS_MAX;

  useEffect(() => {
    // A new question takes the pen along; on arrival the page's own beginning comes first.
    if (shown.current !== question && !waits) page.current?.querySelector('textarea')?.focus({ preventScroll: true });
    shown.current = question;
  }, [question, waits]);

  return (
    <div ref={page} className={styles.page}>
      <TextArea
        label={
          <>
            Your answer<VisuallyHidden>: {question}</VisuallyHidden>
          </>
        }
        aside={<WordCount text={text} />}
        placeholder="Begin anywhere…"
        value={text}
        readOnly={readOnly}
        rows={8}
        dir="auto"
        error={
          tooLong
            ? `Please shorten your answer to ${groupedNumber(ANSWER_CHARACTERS_MAX)} characters. Nothing is cut off.`
            : undefined
        }
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            if (!tooLong) onSubmit();
          }
        }}
      />
    </div>
  );
}
