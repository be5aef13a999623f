import { HttpError } from '@lf/platform/http/errors';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';

/** One answer for an unknown address and for a wrong password. */
export const unauthorisedLogin = () => new HttpError(401, 'wrong_credentials', [AUTH_MESSAGES.wrongCredentials]);
