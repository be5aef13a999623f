import { VideoStep } from './video-step.tsx';

export default function VideoValuesMapping() {
  return (
    <VideoStep
      clip="values-mapping"
      title="Values Mapping"
      lead={<p>This film takes a minute and a half. It shows how to put your value-drivers in order.</p>}
    />
  );
}
