import { ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { TextArea } from '../../components/ui/text-area.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import styles from './story.module.css';

interface StoryProps {
  readonly question: string;
  readonly help: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

/** A story in the person's own words: the five memories and the four choices are all told here. */
export function Story({ question, help, text, onText }: StoryProps) {
  const words = wordsIn(text);
  return (
    <div className={styles.story}>
      <p className={styles.question}>{question}</p>
      <p className={styles.help}>{help}</p>
      <TextArea
        label={
          <>
            {CLASSIC_MESSAGES.yourStory}
            <VisuallyHidden>: {question}</VisuallyHidden>
          </>
        }
        aside={<span className={styles.words}>{words === 0 ? '' : CLASSIC_MESSAGES.words(words)}</span>}
        placeholder={CLASSIC_MESSAGES.writeHere}
        value={text}
        rows={9}
        maxLength={ANSWER_CHARACTERS_MAX}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}
