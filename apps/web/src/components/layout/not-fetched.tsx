import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { messagesOf, NetworkError } from '../../lib/api-error.ts';
import { MessageAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface NotFetchedProps {
  /** It is being asked for again. */
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** In the place of what should have come by now. */
export function NotFetched({ isAsking, onAsk }: NotFetchedProps) {
  return (
    <>
      {!isAsking && <MessageAlert variant="danger" messages={messagesOf(new NetworkError())} />}
      <div>
        <Button variant="secondary" loading={isAsking} onClick={onAsk}>
          {SHELL_MESSAGES.retry}
        </Button>
      </div>
    </>
  );
}
