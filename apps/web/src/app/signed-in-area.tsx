import { useEffect, useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { refreshWhenRestored } from '../lib/restored-page.ts';
import { registerWorker } from '../lib/register-worker.ts';
import { useSession } from '../lib/use-session.ts';

const FRESH_MS = 30_000;
const RETRIES_MAX = 2;

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A refusal stays a refusal; only silence and stumbles are worth another try.
        retry: (failures, error) => failures < RETRIES_MAX && !(error instanceof ApiError && error.statusCode < 500),
      },
    },
  });
}

function PersonsData({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What was fetched for one person is gone before the next one comes. */
export default function SignedInArea({ children }: { readonly children: ReactNode }) {
  useEffect(() => void registerWorker(), []);
  useEffect(refreshWhenRestored, []);
  return <PersonsData key={useSession()?.user.id}>{children}</PersonsData>;
}
