import { Fragment } from 'react';
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
import { useParams } from '../../lib/router/router.tsx';
import { paths } from '../paths.ts';

const makeYourOwn = (
  <LinkButton to={paths.registration} variant="secondary" arrow="forward">
    {RESULT_MESSAGES.makeYourOwn}
  </LinkButton>
);

function PublicFingerprint({ licenseCode }: { readonly licenseCode: string }) {
  const result = usePublicResult(licenseCode);
  if (result.state === 'loading') return <ScreenFallback />;
  if (result.state === 'not-shown') {
    return (
      <MessageScreen
        home={paths.root}
        print={<RidgePrint inked={0.12} />}
        title={RESULT_MESSAGES.notShownTitle}
        actions={makeYourOwn}
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
    <Frame home={paths.root}>
      <ResultSheet
        licenseCode={licenseCode}
        content={result.fingerprint}
        isOwn={false}
        actions={
          <>
            <DownloadButton licenseCode={licenseCode} />
            {makeYourOwn}
          </>
        }
      />
    </Frame>
  );
}

export default function PublicFingerprintScreen() {
  const { licenseCode = '' } = useParams();
  return <PublicFingerprint key={licenseCode} licenseCode={licenseCode} />;
}
