import type { MirrorInvitation } from '@lf/contract/mirror';
import { MIRROR_NAME_CHARACTERS_MAX, MIRROR_SENTENCE_CHARACTERS_MAX } from '@lf/domain/together-limits';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { useRef, useState, type FormEvent } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { passMirror } from '../api/pass-mirror.ts';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { keepDraft, keptDraft, rememberPassed } from './kept-invitation.ts';
import type { Opened } from './load-invitation.ts';
import { oneLine, onCards, withToggled, type ReplyDraft } from './reply-draft.ts';
import { SawSentence } from './saw-sentence.tsx';
import { sendReply } from './send-reply.ts';
import { ValueCards } from './value-cards.tsx';
import { WhatHappens } from './what-happens.tsx';
import styles from './reply-form.module.css';

interface ReplyFormProps {
  readonly secret: string;
  readonly invitation: MirrorInvitation;
  readonly onSent: (sent: Opened) => void;
  readonly onPassed: () => void;
}

type Pressed = 'send' | 'pass';

/** Up to five words, one sentence and a name where somebody wants to. All of it is kept on the device until it has arrived. */
export function ReplyForm({ secret, invitation, onSent, onPassed }: ReplyFormProps) {
  const { firstName, cards } = invitation;
  const [draft, setDraft] = useState<ReplyDraft>(() => onCards(keptDraft(secret), cards));
  const [isComplained, setComplained] = useState(false);
  const [underWay, setUnderWay] = useState<Pressed>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const pressed = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (next: ReplyDraft): void => {
    setDraft(next);
    keepDraft(secret, next);
  };

  const picksError = draft.picks.length === 0 ? MIRROR_MESSAGES.picksRequired : undefined;
  const textError =
    draft.sawText.trim().length > MIRROR_SENTENCE_CHARACTERS_MAX ? MIRROR_MESSAGES.sentenceTooLong : undefined;
  const nameError = draft.name.trim().length > MIRROR_NAME_CHARACTERS_MAX ? MIRROR_MESSAGES.nameTooLong : undefined;

  async function run(what: Pressed, act: () => Promise<void>): Promise<void> {
    if (pressed.current) return;
    pressed.current = true;
    setUnderWay(what);
    setMessages([]);
    try {
      await act();
    } catch (error) {
      setMessages([...messagesOf(error), WORDS.keptHere]);
      setUnderWay(undefined);
    } finally {
      pressed.current = false;
    }
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (picksError ?? textError ?? nameError) {
      setComplained(true);
      const wrong = picksError ? 'input[type=checkbox]' : '[aria-invalid=true]';
      form.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    void run('send', async () => onSent(await sendReply(secret, draft)));
  }

  const pass = () =>
    run('pass', async () => {
      await passMirror(secret);
      rememberPassed(secret);
      onPassed();
    });

  return (
    <form ref={form} className={styles.form} noValidate method="post" onSubmit={send}>
      <p>
        <NamedWords words={WORDS.asks} name={firstName} />
      </p>
      <ValueCards
        cards={cards}
        draft={draft}
        error={isComplained ? picksError : undefined}
        onToggle={(value) => change(withToggled(draft, value))}
      />
      {draft.picks.length > 0 && (
        <>
          <SawSentence
            draft={draft}
            error={textError}
            onValue={(sawValue) => change({ ...draft, sawValue })}
            onText={(text) => change({ ...draft, sawText: oneLine(text) })}
          />
          <Field
            label={WORDS.nameLabel}
            hint={WORDS.nameHint}
            error={nameError}
            value={draft.name}
            autoComplete="name"
            dir="auto"
            onChange={({ currentTarget }) => change({ ...draft, name: currentTarget.value })}
          />
        </>
      )}
      <WhatHappens name={firstName} />
      <MessageAlert variant="danger" messages={messages} />
      <div className={styles.actions}>
        <Button type="submit" loading={underWay === 'send'} loadingLabel={WORDS.sending}>
          {WORDS.send}
        </Button>
        <Button variant="quiet" loading={underWay === 'pass'} loadingLabel={WORDS.passing} onClick={() => void pass()}>
          {WORDS.pass}
        </Button>
      </div>
    </form>
  );
}
