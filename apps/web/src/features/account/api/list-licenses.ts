import { listLicenses, listOlderLicenses, type OlderKeys } from '@lf/contract/licenses';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

export const licensesKey = ['licenses'] as const;

export function useLicenses() {
  return useShownQuery({
    queryKey: licensesKey,
    queryFn: ({ signal }) => call(listLicenses, {}, { signal }),
    // A key moves on while one is in the survey: whoever comes back sees where it stands now.
    refetchOnMount: 'always',
  });
}

export const listOlderKeys = (after: OlderKeys) => call(listOlderLicenses, { query: after });
