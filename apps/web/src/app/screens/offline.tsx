import { MessageScreen } from '../../components/layout/message-screen.tsx';
import { Button } from '../../components/ui/button.tsx';
import { paths } from '../paths.ts';

export default function OfflineScreen() {
  return (
    <MessageScreen home={paths.root} title="You are offline" actions={<Button onClick={() => location.reload()}>Try again</Button>}>
      This page needs a connection to open. Anything you wrote is kept on this device and will be there when you are back.
    </MessageScreen>
  );
}
