import { VideoStep } from './video-step.tsx';

export default function VideoValuesMapping() {
  return (
    <VideoStep
      clip="values-mapping"
      title="Values Mapping"
      lead={<p>Values do not stand side by side, they carry each other. This is how the order comes about.</p>}
    />
  );
}
