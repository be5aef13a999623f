import type { AlertVariant } from '../../components/ui/alert.tsx';
import type { BannerAction } from '../../components/ui/banner.tsx';
import { ApiError, messagesOf } from '../../lib/api-error.ts';

/** What the account page's one banner says. */
export interface Notice {
  readonly variant: AlertVariant;
  readonly messages: readonly string[];
  readonly action?: BannerAction;
}

export const NO_NOTICE: Notice = { variant: 'info', messages: [] };

export const success = (message: string): Notice => ({ variant: 'success', messages: [message] });

/** Above 399 it is a refusal; without an answer at all it is one too. */
export function refusal(error: unknown): Notice {
  const status = error instanceof ApiError ? error.statusCode : 503;
  return { variant: status >= 500 ? 'warning' : 'danger', messages: messagesOf(error) };
}
