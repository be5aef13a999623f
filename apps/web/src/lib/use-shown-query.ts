import { useDeferredValue } from 'react';
import { useQuery, type DefaultError, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

/** As `useQuery`; but what has come is drawn in pieces, between which a press is answered. On a slow phone a whole list is a long task. */
export function useShownQuery<Answer, Shown = Answer>(
  options: UseQueryOptions<Answer, DefaultError, Shown>,
): UseQueryResult<Shown> {
  // With 'all' the outcome is the same object until it changes; else it would be a new one to wait for with every render.
  return useDeferredValue(useQuery({ ...options, notifyOnChangeProps: 'all' }));
}
