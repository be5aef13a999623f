import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResponse } from '@lf/contract/define-route';
import { endSideBySide, listSideBySide } from '@lf/contract/side-by-side';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

export const sideBySidesKey = ['side-by-side', 'list'] as const;

export function useSideBySides() {
  return useShownQuery({
    queryKey: sideBySidesKey,
    queryFn: ({ signal }) => call(listSideBySide, {}, { signal }),
    select: ({ result }) => result,
  });
}

/** What the other has ended already is ended. */
async function end(id: string): Promise<void> {
  try {
    await call(endSideBySide, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
  }
}

export function useEndSideBySide() {
  const queries = useQueryClient();
  return useMutation({
    // Without a connection it would wait without a word, and be done later when nobody looks.
    networkMode: 'always',
    mutationFn: end,
    onSuccess: (_ended, id) => {
      // Gone at once, however long the list takes to come again.
      queries.setQueryData<RouteResponse<typeof listSideBySide>>(
        sideBySidesKey,
        (all) => all && { result: all.result.filter((listed) => listed.id !== id) },
      );
      void queries.invalidateQueries({ queryKey: sideBySidesKey });
    },
  });
}
