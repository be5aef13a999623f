import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messagesOf } from '../../../lib/api-error.ts';

interface PhrasesFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function PhrasesFailed({ error, onRetry }: PhrasesFailedProps) {
  return (
    <>
      <MessageAlert variant="danger" messages={messagesOf(error)} />
      <div>
        <Button variant="secondary" onClick={onRetry}>
          {SHELL_MESSAGES.retry}
        </Button>
      </div>
    </>
  );
}
