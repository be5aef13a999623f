import {
  deleteMe,
  exportMe,
  getMe,
  getUser,
  recoverPassword as recoverRoute,
  register,
  requestRecoverPassword,
} from '@lf/contract/users';
import { EXPORT_FILE_NAME } from '@lf/domain/file-names';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { FORGOT_PASSWORD_MESSAGES } from '@lf/domain/messages/forgot-password';
import { RESET_PASSWORD_MESSAGES } from '@lf/domain/messages/reset-password';
import { callerGone } from '@lf/platform/http/caller-gone';
import { tooOften, waitInWords } from '@lf/platform/http/errors';
import { deleteOwnAccount } from './account-deletion.ts';
import { exportArchive } from './export-archive.ts';
import { findSelf, presentUser, registerUser } from './users.service.ts';
import { countRequest, prolongRecovery, recoverPassword, requestRecovery } from './password-recovery.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function usersRoutes(mount: Mount, context: ApiContext): void {
  mount(getMe, ({ user }) => Promise.resolve(presentUser(user)));
  mount(exportMe, async ({ user, reply }) => {
    reply.header('content-disposition', `attachment; filename="${EXPORT_FILE_NAME}"`);
    const archive = await exportArchive(context.db, user.id, callerGone(reply));
    await recordEvent(context.db, { userId: user.id, kind: 'data_exported' });
    return archive;
  });
  mount(deleteMe, async ({ user, body, request }) => {
    await deleteOwnAccount(context.db, user, body.password);
    request.log.info('account deleted');
    return null;
  });
  mount(getUser, ({ user, params }) => Promise.resolve(findSelf(user, params.id)));
  mount(register, ({ body, request }) => registerUser(context, body, request.ip));
  mount(requestRecoverPassword, async ({ body, request }) => {
    const seconds = await countRequest(context, body.email);
    const work = seconds === undefined ? requestRecovery(context, body) : prolongRecovery(context, body.email);
    // Not awaited: the answer must not tell by its time whether the address is known.
    void work.catch((error: unknown) => request.log.error({ err: error }, 'recovery mail not queued'));
    if (seconds !== undefined) throw tooOften(seconds, AUTH_MESSAGES.recoverMailWaits(waitInWords(seconds)));
    return { messages: [FORGOT_PASSWORD_MESSAGES.recoverMailSent] };
  });
  mount(recoverRoute, async ({ body }) => ({
    device: await recoverPassword(context, body),
    messages: [RESET_PASSWORD_MESSAGES.passwordUpdated],
  }));
}
