import { useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { useSession } from './use-session.ts';

const FRESH_MS = 30_000;
const RETRIES_MAX = 2;

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.statusCode < 500;

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A refusal stays a refusal; only silence and stumbles are worth another try.
        retry: (failures, error) => failures < RETRIES_MAX && !isRefusal(error),
        refetchOnWindowFocus: ({ state }) => !isRefusal(state.error),
        refetchOnReconnect: ({ state }) => !isRefusal(state.error),
      },
    },
  });
}

/** Outlives its screens: whoever comes back from the survey finds what was fetched before. */
let kept: { readonly userId: string | undefined; readonly client: QueryClient } | undefined;

function clientOf(userId: string | undefined): QueryClient {
  if (kept === undefined || kept.userId !== userId) kept = { userId, client: newClient() };
  return kept.client;
}

interface PersonsDataProps {
  readonly children: ReactNode;
}

function DataOf({ userId, children }: PersonsDataProps & { readonly userId: string | undefined }) {
  const [client] = useState(() => clientOf(userId));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What was fetched for one person is gone before the next one comes. The main way of the survey does without. */
export default function PersonsData({ children }: PersonsDataProps) {
  const userId = useSession()?.user.id;
  return (
    <DataOf key={userId} userId={userId}>
      {children}
    </DataOf>
  );
}
