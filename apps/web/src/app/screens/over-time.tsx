import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { OverTime } from '../../features/over-time/over-time-page.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function OverTimeScreen() {
  return (
    <Shell>
      <PageHeading>{AGAIN_MESSAGES.title}</PageHeading>
      <OverTime />
      <div>
        <LinkButton to={paths.account} variant="quiet" arrow="back">
          {AGAIN_MESSAGES.backToAccount}
        </LinkButton>
      </div>
    </Shell>
  );
}
