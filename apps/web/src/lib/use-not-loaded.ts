import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { whyNothingCame } from './nothing-came.ts';

type Asked = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'refetch'>;

interface NotLoadedQueries {
  readonly isAsking: boolean;
  readonly onAgain: () => void;
}

/**
 * From the first failure until everything is there, also while it is asked for again: a query forgets its failure then, and the button that
 * was pressed would be gone with it. Undefined where there is nothing to say.
 */
export function useNotLoaded(...asked: readonly Asked[]): NotLoadedQueries | undefined {
  const missing = asked.filter(({ data }) => data === undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const isFailed = missing.length > 0 && (hasFailed || missing.some((query) => whyNothingCame(query) !== undefined));
  if (isFailed !== hasFailed) setHasFailed(isFailed);
  if (!isFailed) return undefined;
  return {
    isAsking: missing.some(({ fetchStatus }) => fetchStatus === 'fetching'),
    onAgain: () => missing.forEach(({ refetch }) => void refetch()),
  };
}
