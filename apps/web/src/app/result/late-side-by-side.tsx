import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { later } from '../../lib/later.ts';
import { LateSection } from './late-section.tsx';

const load = () => import('../../features/side-by-side/side-by-side-section.tsx');
type SideBySideCode = Awaited<ReturnType<typeof load>>;

const sideBySideCode = later<SideBySideCode>(load);

/** Side by side: links to send, and who stands beside this fingerprint. */
export function LateSideBySide({ licenseCode }: { readonly licenseCode: string }) {
  return (
    <LateSection section={sideBySideCode} loading={SIDE_BY_SIDE_PLACE.loading}>
      {({ SideBySideSection }, takesFocus) => <SideBySideSection licenseCode={licenseCode} takesFocus={takesFocus} />}
    </LateSection>
  );
}
