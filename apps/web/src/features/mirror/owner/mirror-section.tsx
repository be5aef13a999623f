import { useEffect, useImperativeHandle, type Ref } from 'react';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { NotLoaded } from '../../../components/layout/not-loaded.tsx';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { KeepsFocus } from '../../../components/ui/keeps-focus.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { AskPeople } from './ask-people.tsx';
import { StartedMirror } from './started-mirror.tsx';
import { ToldWords, useTold } from '../../../components/ui/told.tsx';
import { useOwnMirror } from './use-own-mirror.ts';
import type { MirrorEvents } from './mirror-events.ts';
import styles from './mirror-section.module.css';

export interface MirrorHandle {
  /** Looks again: why there is nothing for a page of the document, or nothing. */
  readonly whyNoPage: () => Promise<readonly string[]>;
}

interface MirrorSectionProps {
  readonly licenseCode: string;
  /** Told whether there is something to see, whenever that may have changed. */
  readonly onView: (hasView: boolean) => void;
  /** Told once the waiting is over. */
  readonly onDrawn: () => void;
  readonly ref: Ref<MirrorHandle>;
  readonly takesFocus: boolean;
}

/** How others see it, for the owner: asking, waiting, and what was seen. */
export function MirrorSection({ licenseCode, onView, onDrawn, ref, takesFocus }: MirrorSectionProps) {
  const { shown, isAsking, refusal, setMirror, ask, askAfterRefusal } = useOwnMirror(licenseCode);
  const { told, announceVisibly, announce, forget } = useTold();
  const isDrawn = shown.state !== 'loading';
  const hasView = shown.state === 'ready' && shown.mirror?.view != null;

  useEffect(() => onView(hasView), [hasView, onView]);
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  useImperativeHandle(
    ref,
    () => ({
      whyNoPage: async () => {
        const now = await ask();
        if (now.state === 'failed') return now.messages;
        return now.state === 'ready' && now.mirror?.view != null ? [] : [MIRROR_PLACE_MESSAGES.noPage];
      },
    }),
    [ask],
  );

  const events: MirrorEvents = {
    onMirror: (mirror) => {
      const before = shown.state === 'ready' ? shown.mirror : null;
      if (mirror === null) announceVisibly(WORDS.removed);
      else if (before === null) announce(WORDS.started);
      else if (mirror.closed && !before.closed) announce(WORDS.nowClosed);
      else forget();
      setMirror(mirror);
    },
    onStale: (messages) => {
      forget();
      askAfterRefusal(messages);
    },
  };

  return (
    <KeepsFocus name={MIRROR_PAGE.heading} className={styles.section} takesFocus={takesFocus} isOnPaper={hasView}>
      {shown.state === 'loading' && <Skeleton label={MIRROR_PLACE_MESSAGES.loading} />}
      {shown.state === 'failed' && (
        <NotLoaded messages={shown.messages} isAsking={isAsking} onAgain={() => void ask()} />
      )}
      <ToldWords told={told} />
      <MessageAlert variant="danger" messages={refusal} />
      {shown.state === 'ready' &&
        (shown.mirror === null ? (
          <AskPeople licenseCode={licenseCode} events={events} />
        ) : (
          <StartedMirror licenseCode={licenseCode} mirror={shown.mirror} events={events} />
        ))}
    </KeepsFocus>
  );
}
