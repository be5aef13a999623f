import { use, useEffect, type ReactNode } from 'react';
import { ScreenFallback } from '../components/layout/screen-fallback.tsx';
import { Navigate } from '../lib/router/link.tsx';
import { fillPath } from '../lib/router/match-path.ts';
import { useLocation, useParams } from '../lib/router/router.tsx';
import { getRuntimeConfig } from '../lib/runtime-config.ts';
import { forgetHowSessionEnded, howSessionEnded, lastSignedIn } from '../lib/session.ts';
import { useSession } from '../lib/use-session.ts';
import { paths } from './paths.ts';
import { isOwnPart } from './route-table.ts';
import { placeAfterLogin, type ReturnAddress } from './return-address.ts';

interface GuardProps {
  readonly children: ReactNode;
}

function Leave({ to, state }: { readonly to: string; readonly state?: unknown }) {
  return (
    <>
      <Navigate to={to} replace state={state} />
      <ScreenFallback />
    </>
  );
}

/** Sends a visitor who is signed in to where they wanted to be, or to the account. */
export function SignedOutOnly({ children }: GuardProps) {
  const session = useSession();
  const { state } = useLocation();
  useEffect(forgetHowSessionEnded, []);
  return session === null ? children : <Leave to={placeAfterLogin(state, session.user.id)} />;
}

interface SignedInOnlyProps extends GuardProps {
  readonly signedOutTo?: string | undefined;
  readonly ownPart?: string | undefined;
}

/** Sends a visitor who is not signed in to log in, and remembers where they were going. */
export function SignedInOnly({ signedOutTo, ownPart, children }: SignedInOnlyProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const params = useParams();

  if (session !== null) return children;
  const end = howSessionEnded();
  // What was open, or was come for, is only the owner's.
  const isForOwner = end === 'expired' || isOwnPart({ ownPart }, hash);
  if (signedOutTo !== undefined && !isForOwner) return <Leave to={fillPath(signedOutTo, params)} />;
  if (end === 'deleted') return <Leave to={paths.login} state={{ deleted: true }} />;
  const address: ReturnAddress | null =
    end === 'logged-out'
      ? null
      : { from: pathname + search + hash, userId: lastSignedIn(), expired: end === 'expired' };
  return <Leave to={paths.login} state={address} />;
}

/** Developers' pages are not there in production. */
export function OutsideProduction({ instead, children }: GuardProps & { readonly instead: ReactNode }) {
  return use(getRuntimeConfig()).production ? instead : children;
}

/** An address that only points elsewhere. */
export function Redirect({ to, signedInTo }: { readonly to: string; readonly signedInTo?: string | undefined }) {
  const session = useSession();
  const { search } = useLocation();
  return <Leave to={(session !== null && signedInTo !== undefined ? signedInTo : to) + search} />;
}
