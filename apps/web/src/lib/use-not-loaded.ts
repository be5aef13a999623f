import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesOf } from './api-error.ts';
import { whyNothingCame } from './nothing-came.ts';

type Asked = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'refetch'>;

interface NotLoadedQueries {
  readonly messages: readonly string[];
  readonly isAsking: boolean;
  readonly onAgain: () => void;
}

/**
 * From the first failure until everything is there, also while it is asked for again: a query forgets its failure then, and the button that
 * was pressed would be gone with it. Undefined where there is nothing to say.
 */
export function useNotLoaded(...asked: readonly Asked[]): NotLoadedQueries | undefined {
  const missing = asked.filter(({ data }) => data === undefined);
  const why = missing.map(whyNothingCame).find((reason) => reason !== undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const isFailed = missing.length > 0 && (hasFailed || why !== undefined);
  if (isFailed !== hasFailed) setHasFailed(isFailed);
  if (!isFailed) return undefined;
  return {
    messages: why === undefined ? [] : messagesOf(why),
    isAsking: missing.some(({ fetchStatus }) => fetchStatus === 'fetching'),
    onAgain: () => missing.forEach(({ refetch }) => void refetch()),
  };
}
