import { useQuery } from '@tanstack/react-query';
import { askPhrases } from './list-phrases.ts';

export function usePhrases() {
  return useQuery({
    queryKey: ['phrases'],
    queryFn: askPhrases,
    select: (phrases) => phrases.map(({ Phrase }) => Phrase),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
