import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { useMemo, useState, type ComponentProps } from 'react';
import { OwnerResult } from '../../features/result/owner-result.tsx';
import { LateMirror } from './late-mirror.tsx';

/** One's own result, with how others see it. */
export function ResultWithMirror(props: Omit<ComponentProps<typeof OwnerResult>, 'mirror' | 'hasMirrorView'>) {
  const { licenseCode } = props.narrative;
  const [hasView, setHasView] = useState(false);
  const mirror = useMemo(
    () => ({
      id: 'mirror',
      title: MIRROR_PAGE.heading,
      lead: MIRROR_PLACE_MESSAGES.lead,
      content: <LateMirror licenseCode={licenseCode} onView={setHasView} />,
    }),
    [licenseCode],
  );
  return <OwnerResult {...props} mirror={mirror} hasMirrorView={hasView} />;
}
