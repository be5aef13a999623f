import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import type { ClipboardEvent } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { hasSentence, oneLine, sawValueOf, type ReplyDraft } from './reply-draft.ts';
import type { problemsOf } from './reply-problems.ts';
import styles from './saw-sentence.module.css';

interface SawSentenceProps {
  readonly draft: ReplyDraft;
  /** On its way: it can be read, and not changed. */
  readonly isFrozen: boolean;
  readonly problems: ReturnType<typeof problemsOf>;
  readonly onValue: (value: string) => void;
  readonly onText: (text: string) => void;
  readonly onName: (name: string) => void;
}

/** One sentence about one of the picked words, and whose it is. */
export function SawSentence({ draft, isFrozen, problems, onValue, onText, onName }: SawSentenceProps) {
  const value = sawValueOf(draft);

  /** Several lines become one where they are put in: the place in the text stays where somebody is writing. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    const area = event.currentTarget;
    if (isFrozen || oneLine(pasted) === pasted) return;
    event.preventDefault();
    area.setRangeText(oneLine(pasted), area.selectionStart, area.selectionEnd, 'end');
    onText(area.value);
  }

  return (
    <fieldset className={styles.sentence}>
      <legend className={styles.legend}>{WORDS.sawTitle}</legend>
      <Select
        label={WORDS.sawValue}
        options={draft.picks}
        {...(value === '' && { placeholder: WORDS.sawValueChoose })}
        value={value}
        error={problems.word}
        aria-disabled={isFrozen || undefined}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
      <TextArea
        label={WORDS.sawText}
        hint={WORDS.sawHint}
        error={problems.text}
        value={draft.sawText}
        rows={2}
        dir="auto"
        enterKeyHint="done"
        readOnly={isFrozen}
        onPaste={paste}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          if (oneLine(currentTarget.value) !== currentTarget.value) onText(oneLine(currentTarget.value));
        }}
      />
      {hasSentence(draft) && (
        <Field
          label={WORDS.nameLabel}
          hint={WORDS.nameHint}
          error={problems.name}
          value={draft.name}
          autoComplete="name"
          dir="auto"
          enterKeyHint="done"
          readOnly={isFrozen}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        />
      )}
    </fieldset>
  );
}
