import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { Select } from '../../../components/ui/select.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { sawValueOf, type ReplyDraft } from './reply-draft.ts';
import styles from './saw-sentence.module.css';

interface SawSentenceProps {
  readonly draft: ReplyDraft;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
  readonly onText: (text: string) => void;
}

/** One sentence about one of the picked words. */
export function SawSentence({ draft, error, onValue, onText }: SawSentenceProps) {
  return (
    <fieldset className={styles.sentence}>
      <legend className={styles.legend}>{WORDS.sawTitle}</legend>
      <Select
        label={WORDS.sawValue}
        options={draft.picks}
        value={sawValueOf(draft)}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
      <TextArea
        label={WORDS.sawText}
        hint={WORDS.sawHint}
        error={error}
        value={draft.sawText}
        rows={2}
        dir="auto"
        enterKeyHint="done"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </fieldset>
  );
}
