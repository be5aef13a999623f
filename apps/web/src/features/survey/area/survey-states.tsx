import { VALUE_ORDER_MESSAGES } from '@lf/domain/messages/survey';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { MessageScreen } from '../../../components/layout/message-screen.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { LateRidgePrint } from '../../../components/print/late-ridge-print.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

interface StateProps {
  readonly home: string;
}

const PRINT = <LateRidgePrint inked={0.12} />;

export function SurveyLoading({ home }: StateProps) {
  return (
    <Page home={home}>
      <Skeleton label="Opening your survey" lines={5} />
    </Page>
  );
}

export function SurveyFailed({ home, onRetry }: StateProps & { readonly onRetry: () => void }) {
  return (
    <MessageScreen
      home={home}
      print={PRINT}
      title="We can’t open your survey right now"
      actions={<Button onClick={onRetry}>{SHELL_MESSAGES.retry}</Button>}
    >
      Everything you have written is safe. Please check your connection and try again.
    </MessageScreen>
  );
}

export function NoSurvey({ home }: StateProps) {
  return (
    <MessageScreen
      home={home}
      print={PRINT}
      title={VALUE_ORDER_MESSAGES.noSession}
      actions={<LinkButton to={home}>{VALUE_ORDER_MESSAGES.startNew}</LinkButton>}
    >
      Choose one of your assessment keys, and we begin there.
    </MessageScreen>
  );
}
