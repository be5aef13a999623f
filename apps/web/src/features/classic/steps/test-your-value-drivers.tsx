import { Link } from '../../../lib/router/link.tsx';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { stepPath } from '@lf/domain/survey-steps';
import { TestYourValueDrivers } from '../test-your-value-drivers.tsx';
import { ClassicLayout } from './classic-layout.tsx';
import { useClassic } from './use-classic.ts';

export default function TestYourValueDriversScreen() {
  return (
    <ClassicLayout title={CLASSIC_MESSAGES.test.title}>
      <TestYourValueDrivers
        {...useClassic()}
        chooseCore={<Link to={stepPath('core-value')}>{CLASSIC_MESSAGES.test.chooseCore}</Link>}
      />
    </ClassicLayout>
  );
}
