import { Fragment } from 'react';
import { SEE_SAMPLE } from '@lf/domain/messages/shell';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { MessageScreen } from '../../components/layout/message-screen.tsx';
import { Frame } from '../../components/layout/frame.tsx';
import { ScreenFallback } from '../../components/layout/screen-fallback.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { DownloadButton } from '../../features/result/download-button.tsx';
import { ResultSheet } from '../../features/result/result-sheet.tsx';
import { usePublicResult } from '../../features/result/use-public-result.ts';
import { isSeenAsOthers } from '../../features/result/as-others-see-it.ts';
import { Link } from '../../lib/router/link.tsx';
import { fillPath } from '../../lib/router/match-path.ts';
import { useLocation, useParams } from '../../lib/router/router.tsx';
import { useSession } from '../../lib/use-session.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';

const OwnerPage = lazyScreen(() => import('../result/owner-at-public-address.tsx')).Screen;

const makeYourOwn = (
  <LinkButton to={paths.registration} variant="secondary" arrow="forward">
    {RESULT_MESSAGES.makeYourOwn}
  </LinkButton>
);

/** The owner looks at what others see: the way back stands where the menu stands otherwise. */
function BackToMine({ licenseCode }: { readonly licenseCode: string }) {
  if (useSession() === null) return null;
  return <Link to={fillPath(paths.publicFingerprint, { licenseCode })}>{RESULT_MESSAGES.backToMine}</Link>;
}

interface PublicFingerprintProps {
  readonly licenseCode: string;
  readonly asStranger: boolean;
}

function PublicFingerprint({ licenseCode, asStranger }: PublicFingerprintProps) {
  const result = usePublicResult(licenseCode, asStranger);
  const own = result.state === 'ready' ? result.fingerprint.own : undefined;
  if (own !== undefined) return <OwnerPage licenseCode={own.licenseCode} />;
  if (result.state === 'loading') return <ScreenFallback />;
  if (result.state === 'not-shown') {
    return (
      <MessageScreen
        home={paths.root}
        print={<RidgePrint inked={0.12} />}
        title={RESULT_MESSAGES.notShownTitle}
        actions={asStranger ? <BackToMine licenseCode={licenseCode} /> : makeYourOwn}
      >
        {RESULT_MESSAGES.notShown}
      </MessageScreen>
    );
  }
  if (result.state === 'failed') {
    return (
      <MessageScreen
        home={paths.root}
        print={<RidgePrint inked={0.12} />}
        title={RESULT_MESSAGES.notOpenedTitle}
        actions={<Button onClick={() => location.reload()}>{SHELL_MESSAGES.retry}</Button>}
      >
        {result.messages.map((message) => (
          <Fragment key={message}>
            {message}
            <br />
          </Fragment>
        ))}
      </MessageScreen>
    );
  }
  return (
    <Frame home={paths.root} menu={asStranger && <BackToMine licenseCode={licenseCode} />}>
      <ResultSheet
        licenseCode={licenseCode}
        content={result.fingerprint}
        isOwn={false}
        quickActions={<DownloadButton licenseCode={licenseCode} asStranger={asStranger} />}
        actions={
          <>
            <DownloadButton licenseCode={licenseCode} asStranger={asStranger} />
            {makeYourOwn}
            <LinkButton to={paths.sample} variant="quiet">
              {SEE_SAMPLE}
            </LinkButton>
          </>
        }
      />
    </Frame>
  );
}

export default function PublicFingerprintScreen() {
  const { licenseCode = '' } = useParams();
  const asStranger = isSeenAsOthers(useLocation().search);
  return <PublicFingerprint key={`${licenseCode} ${asStranger}`} licenseCode={licenseCode} asStranger={asStranger} />;
}
