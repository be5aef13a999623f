import { FriendPage } from '../../features/mirror/friend/friend-page.tsx';
import { useSearchParams } from '../../lib/router/router.tsx';

export default function MirrorScreen() {
  const secret = useSearchParams().get('invitation') ?? '';
  return <FriendPage key={secret} secret={secret} />;
}
