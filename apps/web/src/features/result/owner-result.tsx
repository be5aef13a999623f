import { useMemo, useState } from 'react';
import type { Narrative } from '@lf/contract/narrative';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { Link } from '../../lib/router/link.tsx';
import { useBelowAfterPaint } from './below-after-paint.ts';
import { asOthersSeeIt } from './as-others-see-it.ts';
import { DownloadButton } from './download-button.tsx';
import { GetYourLink } from './get-your-link.tsx';
import { ownWordsOf } from './own-words.ts';
import { ReplaceLink } from './replace-link.tsx';
import { ResultSheet, type FurtherSection } from './result-sheet.tsx';
import { SavePicture } from './save-picture/save-picture.tsx';
import { SharingSwitch } from './sharing-switch.tsx';
import styles from './owner-result.module.css';

interface OwnerResultProps {
  readonly narrative: Narrative;
  readonly isPublic: boolean;
  /** The code in the link. */
  readonly shareCode: string;
  /** What others have to do with it. */
  readonly further: readonly FurtherSection[];
  /** Whether others have seen enough for a page of the document. */
  readonly hasMirrorView: boolean;
  /** Asked when that page is wanted. */
  readonly whyNoMirrorPage: () => Promise<readonly string[]>;
}

export function OwnerResult({
  narrative,
  isPublic,
  shareCode,
  further,
  hasMirrorView,
  whyNoMirrorPage,
}: OwnerResultProps) {
  useBelowAfterPaint();
  const { licenseCode, evidence } = narrative;
  const [isShared, setShared] = useState(isPublic);
  const [linkCode, setLinkCode] = useState(shareCode);
  const own = useMemo(() => ownWordsOf(evidence ?? []), [evidence]);
  const quickActions = (
    <>
      <DownloadButton licenseCode={licenseCode} offersMirror={hasMirrorView} whyNoMirror={whyNoMirrorPage} />
      {isShared && <GetYourLink key={linkCode} shareCode={linkCode} />}
      <SavePicture values={narrative.values} archetype={narrative.archetype} />
    </>
  );
  return (
    <ResultSheet
      licenseCode={licenseCode}
      content={narrative}
      own={own}
      parts={narrative}
      isOwn
      further={further}
      quickActions={quickActions}
      actions={
        <>
          {quickActions}
          <div className={styles.sharing}>
            <SharingSwitch licenseCode={licenseCode} isPublic={isShared} onChange={setShared} />
            {isShared && (
              <div className={styles.link}>
                <Link to={asOthersSeeIt(linkCode)}>{RESULT_MESSAGES.viewAsOthers}</Link>
                <ReplaceLink licenseCode={licenseCode} onReplaced={setLinkCode} />
              </div>
            )}
          </div>
        </>
      }
    />
  );
}
