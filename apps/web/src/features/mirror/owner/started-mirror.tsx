import type { OwnMirror } from '@lf/contract/mirror';
import { EndMirror } from './end-mirror.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitedPeople } from './invited-people.tsx';
import { MirrorLink } from './mirror-link.tsx';
import { MirrorView } from './mirror-view.tsx';
import { ReplyCount } from './reply-count.tsx';
import type { OnMirror } from './use-mirror-action.ts';

interface StartedMirrorProps {
  readonly licenseCode: string;
  readonly mirror: OwnMirror;
  readonly onMirror: OnMirror;
}

/** What was seen comes first, then asking more people, then the end of it. */
export function StartedMirror({ licenseCode, mirror, onMirror }: StartedMirrorProps) {
  return (
    <>
      <ReplyCount mirror={mirror} />
      {mirror.view && <MirrorView licenseCode={licenseCode} view={mirror.view} onMirror={onMirror} />}
      {!mirror.closed && (
        <>
          <MirrorLink link={mirror.link} />
          <InviteForm licenseCode={licenseCode} invited={mirror.invited} onMirror={onMirror} />
        </>
      )}
      {mirror.invited.length > 0 && <InvitedPeople invited={mirror.invited} />}
      <EndMirror licenseCode={licenseCode} isClosed={mirror.closed} onMirror={onMirror} />
    </>
  );
}
