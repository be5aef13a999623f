import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { SAMPLE_MESSAGES } from '@lf/domain/messages/sample';
import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { Frame } from '../../components/layout/frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { DownloadButton } from '../../features/result/download-button.tsx';
import { ownWordsOf } from '../../features/result/own-words.ts';
import { ResultSheet } from '../../features/result/result-sheet.tsx';
import { paths } from '../paths.ts';

const ownWords = ownWordsOf(SAMPLE_NARRATIVE.evidence);

/** A result of somebody invented, whole as its owner would see it. */
export default function SampleScreen() {
  return (
    <Frame home={paths.root}>
      <Alert variant="info">
        <p>
          <strong>{SAMPLE_MESSAGES.mark}</strong> {SAMPLE_MESSAGES.about}
        </p>
      </Alert>
      <ResultSheet
        licenseCode={SAMPLE_CODE}
        content={SAMPLE_NARRATIVE}
        own={ownWords}
        parts={SAMPLE_NARRATIVE}
        title={SAMPLE_MESSAGES.title}
        isOwn={false}
        quickActions={<DownloadButton licenseCode={SAMPLE_CODE} asStranger />}
        actions={
          <>
            <DownloadButton licenseCode={SAMPLE_CODE} asStranger />
            <LinkButton to={paths.registration} variant="secondary" arrow="forward">
              {RESULT_MESSAGES.makeYourOwn}
            </LinkButton>
          </>
        }
      />
    </Frame>
  );
}
