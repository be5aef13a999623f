import { addressesInText } from '@lf/domain/addresses-in-text';
import { MIRROR_PEOPLE_MAX } from '@lf/domain/together-limits';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { invitePeople } from '../api/invite-people.ts';
import { peopleForm } from './people-form.ts';
import type { OnMirror } from './use-mirror-action.ts';
import styles from './mirror-section.module.css';

interface InviteFormProps {
  readonly licenseCode: string;
  readonly invited: readonly string[];
  readonly onMirror: OnMirror;
}

/** We write to people: each gets a link of their own. What was typed stays until it was sent. */
export function InviteForm({ licenseCode, invited, onMirror }: InviteFormProps) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { addresses } = addressesInText(text);
  const left = MIRROR_PEOPLE_MAX - invited.length;
  const { form, field, alert, submitting } = useForm(peopleForm, async ({ people }) => {
    setSent(false);
    onMirror(await invitePeople(licenseCode, addressesInText(people).addresses));
    setText('');
    setSent(true);
  });
  return (
    <form className={styles.part} {...form} onSubmit={(event) => void form.onSubmit(event)}>
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
          onChange={({ currentTarget }) => setText(currentTarget.value)}
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
        <output>{isSent && WORDS.invitedNow}</output>
      </div>
    </form>
  );
}
