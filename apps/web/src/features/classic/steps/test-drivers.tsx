import { Link } from '../../../lib/router/link.tsx';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { stepPath } from '@lf/domain/survey-steps';
import { TestDrivers } from '../test-drivers.tsx';
import { ClassicLayout } from './classic-layout.tsx';
import { useClassic } from './use-classic.ts';

export default function TestDriversScreen() {
  return (
    <ClassicLayout title={CLASSIC_MESSAGES.test.title}>
      <TestDrivers {...useClassic()} chooseCore={<Link to={stepPath('core-value')}>{CLASSIC_MESSAGES.test.chooseCore}</Link>} />
    </ClassicLayout>
  );
}
