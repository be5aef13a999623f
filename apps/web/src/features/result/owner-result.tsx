import { useMemo, useState } from 'react';
import type { Narrative } from '@lf/contract/narrative';
import { DownloadButton } from './download-button.tsx';
import { GetYourLink } from './get-your-link.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { SharingSwitch } from './sharing-switch.tsx';
import styles from './owner-result.module.css';

interface OwnerResultProps {
  readonly narrative: Narrative;
  readonly isPublic: boolean;
}

export function OwnerResult({ narrative, isPublic }: OwnerResultProps) {
  const { licenseCode, evidence } = narrative;
  const [isShared, setShared] = useState(isPublic);
  const sentences = useMemo(
    () => Object.fromEntries((evidence ?? []).toReversed().map(({ value, quote }) => [value, quote])),
    [evidence],
  );
  return (
    <ResultSheet
      licenseCode={licenseCode}
      content={narrative}
      sentences={sentences}
      isOwn
      actions={
        <>
          <DownloadButton licenseCode={licenseCode} />
          {isShared && <GetYourLink licenseCode={licenseCode} />}
          <div className={styles.sharing}>
            <SharingSwitch licenseCode={licenseCode} isPublic={isShared} onChange={setShared} />
          </div>
        </>
      }
    />
  );
}
