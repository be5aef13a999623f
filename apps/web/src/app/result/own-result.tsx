import { stepPath } from '@lf/domain/survey-steps';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Generating } from '../../features/result/generating.tsx';
import { ResultFailed } from '../../features/result/result-failed.tsx';
import { ResultMessage } from '../../features/result/result-message.tsx';
import { useOwnResult } from '../../features/result/use-own-result.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Navigate } from '../../lib/router/link.tsx';
import { fillPath } from '../../lib/router/match-path.ts';
import { useSession } from '../../lib/use-session.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';
import { ResultWithOthers } from './result-with-others.tsx';

function OwnResult({ userId, licenseCode }: { readonly userId: string; readonly licenseCode: string }) {
  const result = useOwnResult(userId, licenseCode);
  switch (result.state) {
    case 'loading':
      return result.step === null ? (
        <Skeleton label={RESULT_MESSAGES.opening} lines={5} />
      ) : (
        <Generating step={result.step} />
      );
    case 'ready':
      return <ResultWithOthers narrative={result.narrative} isPublic={result.isPublic} shareCode={result.shareCode} />;
    case 'not-mine':
      return <Navigate to={fillPath(paths.publicFingerprint, { licenseCode })} replace />;
    case 'not-finished':
      return (
        <ResultMessage
          title={RESULT_MESSAGES.notFinishedTitle}
          text={RESULT_MESSAGES.notFinished}
          actions={
            <LinkButton to={stepPath('before-we-begin')} arrow="forward">
              {RESULT_MESSAGES.continueSurvey}
            </LinkButton>
          }
        />
      );
    default:
      return <ResultFailed messages={result.messages} />;
  }
}

/** The result of one's own key as its owner sees it, at whichever address. */
export function OwnResultPage({ licenseCode }: { readonly licenseCode: string }) {
  const userId = useSession()?.user.id;
  if (userId === undefined) return null;
  return (
    <Shell>
      <OwnResult key={licenseCode} userId={userId} licenseCode={licenseCode} />
    </Shell>
  );
}
