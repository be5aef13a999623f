import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { CoreValue } from '../core-value.tsx';
import { ClassicLayout } from './classic-layout.tsx';
import { useClassic } from './use-classic.ts';

export default function CoreValueScreen() {
  return (
    <ClassicLayout title={CLASSIC_MESSAGES.core.title}>
      <CoreValue {...useClassic()} />
    </ClassicLayout>
  );
}
