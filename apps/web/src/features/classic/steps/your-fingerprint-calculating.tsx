import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { CalculatingLayout } from './calculating-layout.tsx';

export default function FingerprintCalculatingScreen() {
  return <CalculatingLayout text={CLASSIC_MESSAGES.fingerprintCalculating} />;
}
