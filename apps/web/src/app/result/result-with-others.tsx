import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { useCallback, useMemo, useRef, useState, type ComponentProps } from 'react';
import type { MirrorHandle } from '../../features/mirror/owner/mirror-section.tsx';
import { OwnerResult } from '../../features/result/owner-result.tsx';
import { MIRROR_PART } from '../paths.ts';
import { LateMirror } from './late-mirror.tsx';
import { LateSideBySide } from './late-side-by-side.tsx';

type OwnerResultProps = ComponentProps<typeof OwnerResult>;

/** One's own result, with how others see it, and beside whom it stands. */
export function ResultWithOthers(props: Omit<OwnerResultProps, 'further' | 'hasMirrorView' | 'whyNoMirrorPage'>) {
  const { licenseCode } = props.narrative;
  const [hasView, setHasView] = useState(false);
  const handle = useRef<MirrorHandle>(null);
  const further = useMemo(
    () => [
      {
        id: MIRROR_PART,
        title: MIRROR_PAGE.heading,
        lead: MIRROR_PLACE_MESSAGES.lead,
        content: <LateMirror licenseCode={licenseCode} onView={setHasView} handle={handle} />,
      },
      {
        id: 'side-by-side',
        title: SIDE_BY_SIDE_PLACE.title,
        lead: SIDE_BY_SIDE_PLACE.lead,
        content: <LateSideBySide licenseCode={licenseCode} />,
      },
    ],
    [licenseCode],
  );
  /** A reply may have been taken back since the page was drawn: the document would have a page less than was chosen. */
  const whyNoMirrorPage = useCallback(async () => (await handle.current?.whyNoPage()) ?? [], []);
  return <OwnerResult {...props} further={further} hasMirrorView={hasView} whyNoMirrorPage={whyNoMirrorPage} />;
}
