import { VideoStep } from './video-step.tsx';

export default function VideoValueDrivers() {
  return (
    <VideoStep
      clip="value-drivers-intro"
      title="Value Drivers Intro"
      lead={<p>You have told us a lot. This film takes less than two minutes. It shows what a value-driver is.</p>}
    />
  );
}
