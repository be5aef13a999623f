import type { MirrorInvitation } from '@lf/contract/mirror';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import type { ReactNode } from 'react';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { newerDraft } from './newer-draft.ts';
import type { Invitation } from './use-invitation.ts';

interface Stage {
  /** Another name is another page: its heading is shown and announced anew. */
  readonly stage: string;
  readonly title: ReactNode;
}

function stageHere(secret: string, invitation: MirrorInvitation): Stage {
  const { state: stage, firstName } = invitation;
  switch (stage) {
    case 'open':
      return { stage, title: <NamedWords words={WORDS.title} name={firstName} /> };
    case 'replied':
      // Without its newer version, what had the focus is gone.
      return { stage: newerDraft(secret, invitation) ? 'replied, with newer' : stage, title: WORDS.sentTitle };
    case 'passed':
      return { stage, title: WORDS.passedTitle };
    case 'own':
      return { stage, title: WORDS.ownTitle };
    case 'full':
      return { stage, title: WORDS.fullTitle };
    default:
      return { stage, title: <NamedWords words={WORDS.closedTitle} name={firstName} /> };
  }
}

/** What the page is about now. */
export function stageOf(secret: string, shown: Invitation): Stage {
  switch (shown.state) {
    case 'here':
      return stageHere(secret, shown.opened.invitation);
    case 'changing':
      return {
        stage: shown.state,
        title: <NamedWords words={WORDS.title} name={shown.opened.invitation.firstName} />,
      };
    case 'loading':
      return { stage: shown.state, title: WORDS.loadingTitle };
    case 'unknown':
      return { stage: shown.state, title: WORDS.unknownTitle };
    case 'ended':
      return { stage: shown.state, title: WORDS.endedTitle };
    case 'failed':
      return { stage: shown.state, title: WORDS.failedTitle };
    default:
      return { stage: shown.state, title: WORDS.takenBackTitle };
  }
}
