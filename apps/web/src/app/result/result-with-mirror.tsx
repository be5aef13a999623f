import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { useCallback, useMemo, useRef, useState, type ComponentProps } from 'react';
import type { MirrorHandle } from '../../features/mirror/owner/mirror-section.tsx';
import { OwnerResult } from '../../features/result/owner-result.tsx';
import { MIRROR_PART } from '../paths.ts';
import { LateMirror } from './late-mirror.tsx';

type OwnerResultProps = ComponentProps<typeof OwnerResult>;

/** One's own result, with how others see it. */
export function ResultWithMirror(props: Omit<OwnerResultProps, 'mirror' | 'hasMirrorView' | 'whyNoMirrorPage'>) {
  const { licenseCode } = props.narrative;
  const [hasView, setHasView] = useState(false);
  const handle = useRef<MirrorHandle>(null);
  const mirror = useMemo(
    () => ({
      id: MIRROR_PART,
      title: MIRROR_PAGE.heading,
      lead: MIRROR_PLACE_MESSAGES.lead,
      content: <LateMirror licenseCode={licenseCode} onView={setHasView} handle={handle} />,
    }),
    [licenseCode],
  );
  /** A reply may have been taken back since the page was drawn: the document would have a page less than was chosen. */
  const whyNoMirrorPage = useCallback(async () => (await handle.current?.whyNoPage()) ?? [], []);
  return <OwnerResult {...props} mirror={mirror} hasMirrorView={hasView} whyNoMirrorPage={whyNoMirrorPage} />;
}
