import { GuidedAudio } from '../../features/media/guided-audio.tsx';
import { ValueOrder } from '../../features/survey/steps/value-order.tsx';

export default function ValueOrderScreen() {
  return <ValueOrder intro={<GuidedAudio clip="value-order-intro" />} />;
}
