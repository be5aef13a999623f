import { VideoStep } from './video-step.tsx';

export default function VideoValueDrivers() {
  return (
    <VideoStep
      clip="value-drivers-intro"
      title="Value Drivers Intro"
      lead={
        <p>
          You have told a lot. Sit back for a minute and a half: what is a value-driver, and what does it do in a life?
        </p>
      }
    />
  );
}
