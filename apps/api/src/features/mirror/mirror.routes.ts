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
import { notFound } from '@lf/platform/http/errors';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function mirrorRoutes(mount: Mount, _context: ApiContext): void {
  const missing = () => Promise.reject(notFound());
  mount(getMirror, missing);
  mount(startMirror, missing);
  mount(inviteToMirror, missing);
  mount(closeMirror, missing);
  mount(deleteMirror, missing);
  mount(hideMirrorSentence, missing);
  mount(reportMirrorSentence, missing);
  mount(openMirror, missing);
  mount(replyToMirror, missing);
  mount(passMirror, missing);
  mount(withdrawMirrorReply, missing);
  mount(reportMirror, missing);
}
