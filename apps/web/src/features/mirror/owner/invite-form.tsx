import { addressesInText } from '@lf/domain/addresses-in-text';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { useForm } from '../../../lib/use-form.ts';
import { invitePeople } from '../api/invite-people.ts';
import { isStale, type MirrorEvents } from './mirror-events.ts';
import { peopleForm } from './people-form.ts';
import { useInviteDraft } from './use-invite-draft.ts';
import styles from './mirror-section.module.css';

interface InviteFormProps {
  readonly licenseCode: string;
  /** How many more can be invited. */
  readonly left: number;
  readonly events: MirrorEvents;
}

const sentWords = (sent: number, alreadyInvited: readonly string[]): readonly string[] => [
  ...(sent > 0 ? [WORDS.invitedNow(sent)] : []),
  ...(alreadyInvited.length > 0 ? [WORDS.alreadyInvited(alreadyInvited)] : []),
];

/** We write to people: each gets a link of their own. What was typed stays until it was sent. */
export function InviteForm({ licenseCode, left, events }: InviteFormProps) {
  const [text, setText] = useInviteDraft(licenseCode);
  const [sent, setSent] = useState<readonly string[]>([]);
  const { addresses } = addressesInText(text);
  const { form, field, alert, submitting } = useForm(peopleForm, async ({ people }) => {
    const emails = addressesInText(people).addresses;
    try {
      const { mirror, alreadyInvited } = await invitePeople(licenseCode, emails);
      setText('');
      setSent(sentWords(emails.length - alreadyInvited.length, alreadyInvited));
      events.onMirror(mirror);
    } catch (error) {
      if (!isStale(error)) throw error;
      events.onStale(messagesOf(error));
    }
  });
  return (
    <form
      className={styles.part}
      {...form}
      onSubmit={(event) => {
        setSent([]);
        void form.onSubmit(event);
      }}
    >
      <h3>{WORDS.inviteTitle}</h3>
      {left > 0 && (
        <TextArea
          {...field('people')}
          label={WORDS.emailsLabel}
          hint={WORDS.emailsHint}
          value={text}
          rows={2}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // What is typed meanwhile would go with what is sent.
          readOnly={submitting}
          onChange={({ currentTarget }) => {
            setSent([]);
            setText(currentTarget.value);
          }}
        />
      )}
      <p className={styles.soft}>{left > 0 ? WORDS.left(left) : WORDS.noneLeft}</p>
      <MessageAlert variant="danger" messages={alert} />
      <div className={styles.actions}>
        {left > 0 && (
          <Button type="submit" variant="secondary" loading={submitting} loadingLabel={WORDS.inviting}>
            {WORDS.invite(addresses.length)}
          </Button>
        )}
        <output className={styles.sent}>
          {sent.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </output>
      </div>
    </form>
  );
}
