import { MessageScreen } from '../../components/layout/message-screen.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../paths.ts';

export default function NotFoundScreen() {
  return (
    <MessageScreen
      home={paths.root}
      print={<RidgePrint inked={0.12} />}
      title="We looked, but there is no such page"
      actions={
        <LinkButton to={paths.root} arrow="forward">
          Take me home
        </LinkButton>
      }
    >
      The address may have a typo, or the page has moved. Nothing of yours is lost.
    </MessageScreen>
  );
}
