import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { useRef, useState, type FormEvent } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { EMPTY_DRAFT, hasSentence, isEmpty, oneLine, withText, withToggled } from './reply-draft.ts';
import { holdEnter } from './reply-keys.ts';
import { canBeSent, problemsOf } from './reply-problems.ts';
import { SawSentence } from './saw-sentence.tsx';
import { useReply, type ReplyInHand } from './use-reply.ts';
import { ValueCards } from './value-cards.tsx';
import { WhatHappens } from './what-happens.tsx';
import styles from './reply-form.module.css';

interface ReplyFormProps extends ReplyInHand {
  /** What has arrived stays as it is; what that is may have to be asked for. */
  readonly onKeep: (mayHaveArrived: boolean) => void;
}

/** Up to five words, one sentence and a name where somebody wants to. */
export function ReplyForm({ onKeep, ...inHand }: ReplyFormProps) {
  const { draft, change, underWay, messages, isArrivedEarlier, mayHaveArrived, send, pass } = useReply(inHand);
  const isChange = inHand.changed !== undefined;
  const [isOfEarlierVisit, setOfEarlierVisit] = useState(!isChange && !isEmpty(draft));
  const [isComplained, setComplained] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isFrozen = underWay !== undefined;
  const problems = problemsOf(draft);

  const focus = (first: string): void => form.current?.querySelector<HTMLElement>(first)?.focus();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canBeSent(draft)) void send();
    else {
      setComplained(true);
      focus(problems.picks ? 'input[type=checkbox]' : '[aria-invalid=true]');
    }
  }

  function startEmpty(): void {
    if (isFrozen) return;
    change(EMPTY_DRAFT);
    setOfEarlierVisit(false);
    focus('input[type=checkbox]');
  }

  const sendLabel = isChange ? WORDS.sendChange : WORDS.send;
  const keepLabel = isChange ? WORDS.changeNot : WORDS.keepEarlier;
  return (
    // Enter is held on its way up from the fields: the form itself has no keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className={styles.form} noValidate method="post" onSubmit={submit} onKeyDown={holdEnter}>
      <p>
        <NamedWords words={WORDS.asks} name={inHand.invitation.firstName} />
      </p>
      {isOfEarlierVisit && (
        <Button variant="quiet" className={styles.startEmpty} onClick={startEmpty}>
          {WORDS.startEmpty}
        </Button>
      )}
      <ValueCards
        cards={inHand.invitation.cards}
        draft={draft}
        isFrozen={isFrozen}
        error={isComplained ? problems.picks : undefined}
        onToggle={(value) => change(withToggled(draft, value))}
      />
      {(draft.picks.length > 0 || hasSentence(draft)) && (
        <SawSentence
          draft={draft}
          isFrozen={isFrozen}
          problems={problems}
          onValue={(sawValue) => change({ ...draft, sawValue })}
          onText={(text) => change(withText(draft, text))}
          onName={(name) => change({ ...draft, name: oneLine(name) })}
        />
      )}
      <WhatHappens name={inHand.invitation.firstName} />
      <MessageAlert variant="danger" messages={messages} />
      <MessageAlert variant="warning" interrupts messages={isArrivedEarlier ? [WORDS.arrivedEarlier] : []} />
      <div className={styles.actions}>
        <Button type="submit" loading={underWay === 'send'} loadingLabel={WORDS.sending}>
          {isArrivedEarlier ? WORDS.replaceEarlier : sendLabel}
        </Button>
        {/* A reply that is there is taken back instead. */}
        {isChange || isArrivedEarlier ? (
          <Button
            variant="quiet"
            aria-disabled={isFrozen || undefined}
            onClick={() => isFrozen || onKeep(mayHaveArrived())}
          >
            {keepLabel}
          </Button>
        ) : (
          <Button
            variant="quiet"
            loading={underWay === 'pass'}
            loadingLabel={WORDS.passing}
            onClick={() => void pass()}
          >
            {WORDS.pass}
          </Button>
        )}
      </div>
    </form>
  );
}
