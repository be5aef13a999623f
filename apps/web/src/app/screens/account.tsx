import { Shell } from '../shell.tsx';
import { useLogOut } from '../../features/auth/use-log-out.ts';
import { KeyList } from '../../features/account/key-list.tsx';
import { Profile } from '../../features/account/profile.tsx';
import { useSession } from '../../lib/use-session.ts';

export default function AccountScreen() {
  const user = useSession()?.user;
  const logOut = useLogOut();
  if (user === undefined) return null;
  return (
    <Shell>
      <Profile user={user} onLogOut={logOut} />
      <KeyList />
    </Shell>
  );
}
