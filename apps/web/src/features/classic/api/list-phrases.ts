import { useQuery } from '@tanstack/react-query';
import { listPhrases } from '@lf/contract/values';
import { call } from '../../../lib/call.ts';

/** The words to look for. They do not change while a person tells their stories. */
export function usePhrases() {
  return useQuery({
    queryKey: ['phrases'],
    queryFn: ({ signal }) => call(listPhrases, {}, { signal }),
    select: (phrases) => phrases.map(({ Phrase }) => Phrase),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
