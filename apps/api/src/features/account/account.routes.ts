import {
  changeEmail,
  changeName,
  changePassword as changePasswordRoute,
  confirmSecondFactor as confirmSecondFactorRoute,
  endSessions,
  listSessions,
  requestEmailConfirmation,
  startSecondFactor as startSecondFactorRoute,
  stopSecondFactor as stopSecondFactorRoute,
} from '@lf/contract/account';
import { confirmEmail as confirmEmailRoute } from '@lf/contract/confirm-email';
import { accountChangedMail, type AccountChange } from '../../email/account-changed-mail.ts';
import { askNewEmail, confirmEmail, sendAgain } from './email-confirmation.ts';
import { assertOwnPassword, changePassword } from './own-password.ts';
import { confirmSecondFactor, startSecondFactor, stopSecondFactor } from '../auth/second-factor.ts';
import { deviceName } from '../auth/device-name.ts';
import { endAllSessions } from '../auth/sessions.repo.ts';
import { ownSessions } from './own-sessions.ts';
import { presentUser } from '../users/users.service.ts';
import { updateName } from '../users/users.repo.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

function secondFactorRoutes(mount: Mount, context: ApiContext): void {
  const tell = (user: CurrentUser, change: AccountChange) =>
    context.mailer.queue({ to: user.email, ...accountChangedMail(change, context.config.SUPPORT_EMAIL) });
  mount(startSecondFactorRoute, async ({ user, body }) => {
    await assertOwnPassword(context.db, user, body.password);
    return startSecondFactor(context.db, user);
  });
  mount(confirmSecondFactorRoute, async ({ user, body }) => {
    const codes = await confirmSecondFactor(context.db, user, body.otp);
    await recordEvent(context.db, { userId: user.id, kind: 'second_step_on' });
    await tell(user, 'second-factor-on');
    return codes;
  });
  mount(stopSecondFactorRoute, async ({ user, body }) => {
    await assertOwnPassword(context.db, user, body.password);
    await stopSecondFactor(context.db, user, body.otp);
    await recordEvent(context.db, { userId: user.id, kind: 'second_step_off' });
    if (user.secondFactor) await tell(user, 'second-factor-off');
    return null;
  });
}

export function accountRoutes(mount: Mount, context: ApiContext): void {
  mount(requestEmailConfirmation, async ({ user }) => ({ messages: [await sendAgain(context, user)] }));
  mount(confirmEmailRoute, ({ body }) => confirmEmail(context, body.key));
  mount(changeName, async ({ user, body }) => {
    await updateName(context.db, user.id, body);
    await recordEvent(context.db, { userId: user.id, kind: 'name_changed' });
    return presentUser({ ...user, ...body });
  });
  mount(changeEmail, async ({ user, body }) => {
    await assertOwnPassword(context.db, user, body.password);
    return { messages: [await askNewEmail(context, user, body.email)] };
  });
  mount(changePasswordRoute, ({ user, body, request }) =>
    changePassword(context, user, { ...body, device: deviceName(request.headers['user-agent']) }),
  );
  mount(listSessions, async ({ user }) => ({ result: await ownSessions(context.db, user) }));
  mount(endSessions, async ({ user }) => {
    await endAllSessions(context.db, user.id);
    await recordEvent(context.db, { userId: user.id, kind: 'logged_out_everywhere' });
    return null;
  });
  secondFactorRoutes(mount, context);
}
