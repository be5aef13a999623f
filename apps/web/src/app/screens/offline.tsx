import { MessageScreen } from '../../components/layout/message-screen.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { Button } from '../../components/ui/button.tsx';
import { paths } from '../paths.ts';

export default function OfflineScreen() {
  return (
    <MessageScreen
      home={paths.root}
      print={<RidgePrint inked={0.12} />}
      title="You are offline"
      actions={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      This page needs a connection to open. Anything you wrote is kept on this device and will be there when you are
      back.
    </MessageScreen>
  );
}
