import {
  closeMirror,
  deleteMirror,
  getMirror,
  hideMirrorSentence,
  inviteToMirror,
  openMirror,
  passMirror,
  replyToMirror,
  reportMirror,
  reportMirrorSentence,
  startMirror,
  withdrawMirrorReply,
} from '@lf/contract/mirror';
import { close, hideSentence, ownMirror, remove, reportSentence, startMirror as start } from './own-mirror.service.ts';
import { invite } from './mirror-invitations.service.ts';
import { openInvitation, pass, reply, report, withdraw } from './friend.service.ts';
import { viewerOf } from '../viewer.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

function ownerRoutes(mount: Mount, context: ApiContext): void {
  mount(getMirror, ({ user, params }) => ownMirror(context, { userId: user.id, ...params }));
  mount(startMirror, ({ user, params }) => start(context, { userId: user.id, ...params }));
  mount(inviteToMirror, ({ user, params, body }) => invite(context, user, { userId: user.id, ...params }, body.emails));
  mount(closeMirror, ({ user, params }) => close(context, { userId: user.id, ...params }));
  mount(deleteMirror, async ({ user, params }) => {
    await remove(context, { userId: user.id, ...params });
    return null;
  });
  mount(hideMirrorSentence, ({ user, params: { id, licenseCode }, body }) =>
    hideSentence(context, { userId: user.id, licenseCode }, id, body.hidden),
  );
  mount(reportMirrorSentence, ({ user, params: { id, licenseCode } }) =>
    reportSentence(context, { userId: user.id, licenseCode }, id),
  );
}

/** Friends need no account; one who is logged in as the owner is told so. */
export function mirrorRoutes(mount: Mount, context: ApiContext): void {
  ownerRoutes(mount, context);
  mount(openMirror, async ({ body, request }) =>
    openInvitation(context, body, await viewerOf(context.authenticate, request.headers.authorization)),
  );
  mount(replyToMirror, async ({ body, request }) =>
    reply(context, body, await viewerOf(context.authenticate, request.headers.authorization)),
  );
  mount(passMirror, async ({ body }) => {
    await pass(context, body);
    return null;
  });
  mount(withdrawMirrorReply, async ({ body }) => {
    await withdraw(context, body.secret);
    return null;
  });
  mount(reportMirror, async ({ body, request }) => {
    await report(context, body, await viewerOf(context.authenticate, request.headers.authorization));
    return null;
  });
}
