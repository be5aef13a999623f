import { useState } from 'react';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { setSharing } from './api/set-sharing.ts';

interface SharingSwitchProps {
  readonly licenseCode: string;
  readonly isPublic: boolean;
  readonly onChange: (isPublic: boolean) => void;
}

/** Whether strangers with the link may see the result. What it says holds: it is said when the server has done it. */
export function SharingSwitch({ licenseCode, isPublic, onChange }: SharingSwitchProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** Asked of the server, which has not answered yet. */
  const [wanted, setWanted] = useState<boolean>();
  const isOn = wanted ?? isPublic;

  async function change(next: boolean): Promise<void> {
    if (wanted !== undefined) return;
    setWanted(next);
    setMessages([]);
    try {
      await setSharing(licenseCode, next);
      onChange(next);
    } catch (error) {
      setMessages(messagesOf(error));
    }
    setWanted(undefined);
  }

  const help = isPublic ? RESULT_MESSAGES.publicLinkHelp : RESULT_MESSAGES.linkIsOff;

  return (
    <>
      <Checkbox
        role="switch"
        aria-checked={isOn}
        label={RESULT_MESSAGES.publicLink}
        description={wanted === undefined ? help : RESULT_MESSAGES.saving}
        checked={isOn}
        onChange={(event) => void change(event.target.checked)}
      />
      <MessageAlert variant="danger" messages={messages} />
    </>
  );
}
