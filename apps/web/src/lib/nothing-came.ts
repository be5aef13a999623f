import type { UseQueryResult } from '@tanstack/react-query';
import { NetworkError } from './api-error.ts';

type Asked = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus'>;

/**
 * Why there is nothing to show, and nothing on its way; undefined where there is or may be. Without a connection a query is not asked at
 * all: it waits without an error, which on a screen would look as if it were being loaded for ever.
 */
export function whyNothingCame({ data, error, fetchStatus }: Asked): Error | undefined {
  if (data !== undefined) return undefined;
  return error ?? (fetchStatus === 'paused' ? new NetworkError() : undefined);
}
