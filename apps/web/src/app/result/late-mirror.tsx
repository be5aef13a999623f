import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { useCallback, useState, type Ref } from 'react';
import type { MirrorHandle } from '../../features/mirror/owner/mirror-section.tsx';
import { later } from '../../lib/later.ts';
import { useArrivalAtMirror } from './arrive-at-mirror.ts';
import { LateSection } from './late-section.tsx';

const load = () => import('../../features/mirror/owner/mirror-section.tsx');
type MirrorCode = Awaited<ReturnType<typeof load>>;

export const mirrorCode = later<MirrorCode>(load);

interface LateMirrorProps {
  readonly licenseCode: string;
  readonly onView: (hasView: boolean) => void;
  readonly handle: Ref<MirrorHandle>;
  readonly section?: typeof mirrorCode;
}

/** How others see it. */
export function LateMirror({ licenseCode, onView, handle, section = mirrorCode }: LateMirrorProps) {
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  useArrivalAtMirror(isDrawn);
  return (
    <LateSection section={section} loading={MIRROR_PLACE_MESSAGES.loading}>
      {({ MirrorSection }, takesFocus) => (
        <MirrorSection
          licenseCode={licenseCode}
          onView={onView}
          onDrawn={onDrawn}
          ref={handle}
          takesFocus={takesFocus}
        />
      )}
    </LateSection>
  );
}
