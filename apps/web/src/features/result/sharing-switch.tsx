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

/** Whether strangers with the link may see the result. */
export function SharingSwitch({ licenseCode, isPublic, onChange }: SharingSwitchProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);

  async function change(next: boolean): Promise<void> {
    onChange(next);
    setMessages([]);
    try {
      await setSharing(licenseCode, next);
    } catch (error) {
      onChange(!next);
      setMessages(messagesOf(error));
    }
  }

  return (
    <>
      <Checkbox
        role="switch"
        aria-checked={isPublic}
        label={RESULT_MESSAGES.publicLink}
        description={isPublic ? RESULT_MESSAGES.publicLinkHelp : RESULT_MESSAGES.linkIsOff}
        checked={isPublic}
        onChange={(event) => void change(event.target.checked)}
      />
      <MessageAlert variant="danger" messages={messages} />
    </>
  );
}
