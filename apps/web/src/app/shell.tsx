import type { ReactNode } from 'react';
import { AppShell } from '../components/layout/app-shell.tsx';
import { useLogOut } from '../features/auth/use-log-out.ts';
import { useSession } from '../lib/use-session.ts';
import { paths } from './paths.ts';

/** The frame of every signed-in screen outside the survey, with the person in it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const user = useSession()?.user;
  const logOut = useLogOut();
  return (
    <AppShell home={paths.account} userName={user ? `${user.firstName} ${user.lastName}` : ''} onLogOut={logOut}>
      {children}
    </AppShell>
  );
}
