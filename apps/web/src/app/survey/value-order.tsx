import { useState } from 'react';
import { VALUE_ORDER_MESSAGES } from '@lf/domain/messages/survey';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { GuidedAudio } from '../../features/media/guided-audio.tsx';
import { ValueOrder } from '../../features/survey/steps/value-order.tsx';

const PHONE = '(width < 40rem)';

/** On a phone the list comes first, and the audio is one line under it. A phone that is turned keeps what is playing. */
export default function ValueOrderScreen() {
  const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
  const audio = <GuidedAudio clip="value-order-intro" />;
  if (!isPhone) return <ValueOrder intro={audio} />;
  return <ValueOrder listFirst intro={<Disclosure label={VALUE_ORDER_MESSAGES.listen}>{audio}</Disclosure>} />;
}
