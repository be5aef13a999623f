import type { ReactNode } from 'react';
import { VIDEO_MESSAGES } from '@lf/domain/messages/survey';
import { GuidedVideo } from '../../features/media/guided-video.tsx';
import { SurveyLayout } from '../../features/survey/layout/survey-layout.tsx';
import { useSurvey } from '../../features/survey/session/survey-context.ts';
import type { FilmName } from '../../features/media/clips.ts';

interface VideoStepProps {
  readonly clip: FilmName;
  readonly title: string;
  readonly lead: ReactNode;
}

/** A film to watch, or to read; then Next opens. What was seen is remembered with the key, on every device. */
export function VideoStep({ clip, title, lead }: VideoStepProps) {
  const { form, change } = useSurvey();
  const watched = form.watched?.includes(clip) ?? false;

  function onWatched(): void {
    change((now) => (now.watched?.includes(clip) ? now : { ...now, watched: [...(now.watched ?? []), clip] }));
  }

  return (
    <SurveyLayout
      title={title}
      lead={lead}
      next={{ disabled: !watched }}
      hint={watched ? undefined : VIDEO_MESSAGES.watchFirst}
    >
      <GuidedVideo clip={clip} onWatched={onWatched} />
    </SurveyLayout>
  );
}
