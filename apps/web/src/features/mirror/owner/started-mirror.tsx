import type { OwnMirror } from '@lf/contract/mirror';
import { EndMirror } from './end-mirror.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitedPeople } from './invited-people.tsx';
import { MirrorLink } from './mirror-link.tsx';
import { MirrorView } from './mirror-view.tsx';
import { ReplyCount } from './reply-count.tsx';
import { roomFor } from './room-for.ts';
import type { MirrorEvents } from './mirror-events.ts';

interface StartedMirrorProps {
  readonly licenseCode: string;
  readonly mirror: OwnMirror;
  readonly events: MirrorEvents;
}

/** What was seen comes first, then asking more people while there is room, then the end of it. */
export function StartedMirror({ licenseCode, mirror, events }: StartedMirrorProps) {
  const room = roomFor(mirror);
  return (
    <>
      <ReplyCount mirror={mirror} />
      {mirror.view && <MirrorView licenseCode={licenseCode} view={mirror.view} events={events} />}
      {room.replies > 0 && (
        <>
          <MirrorLink link={mirror.link} />
          <InviteForm licenseCode={licenseCode} left={room.invitations} events={events} />
        </>
      )}
      {mirror.invited.length > 0 && <InvitedPeople invited={mirror.invited} />}
      <EndMirror licenseCode={licenseCode} isClosed={mirror.closed} events={events} />
    </>
  );
}
