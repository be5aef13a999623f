import { WritingField } from '../survey/interview/writing-field.tsx';
import { Prompt } from './prompt.tsx';
import styles from './story.module.css';

interface StoryProps {
  readonly question: string;
  readonly help: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Ctrl or Cmd and Enter: on to the next step. */
  readonly onSubmit: () => void;
}

/** A story in the person's own words: the five memories and the four choices are all told here. */
export function Story({ question, help, text, onText, onSubmit }: StoryProps) {
  return (
    <div className={styles.story}>
      <Prompt question={question} help={help} />
      <WritingField question={question} text={text} readOnly={false} onText={onText} onSubmit={onSubmit} />
    </div>
  );
}
