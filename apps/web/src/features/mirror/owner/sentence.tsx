import type { MirrorSentence } from '@lf/contract/mirror';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { hideSentence } from '../api/hide-sentence.ts';
import { reportSentence } from '../api/report-sentence.ts';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { AskFirst } from './ask-first.tsx';
import { useMirrorAction } from './use-mirror-action.ts';
import { sentencePlace } from './next-sentence.ts';
import type { MirrorEvents } from './mirror-events.ts';
import styles from './mirror-sentences.module.css';

interface SentenceProps {
  readonly licenseCode: string;
  readonly sentence: MirrorSentence;
  /** What follows from hiding it, or showing it again. */
  readonly toggled: MirrorEvents;
  readonly reported: MirrorEvents;
}

export function Sentence({ licenseCode, sentence, toggled, reported }: SentenceProps) {
  const { id, value, text, name, hidden } = sentence;
  const { isUnderWay, messages, run } = useMirrorAction(toggled);
  return (
    <li id={sentencePlace(id)} tabIndex={-1} className={styles.sentence}>
      <figure>
        <blockquote dir="auto">{text}</blockquote>
        <figcaption>
          <NamedWords words={WORDS.sentenceAbout} name={value} />
          {name !== null && (
            <>
              {' · '}
              <NamedWords words={WORDS.signed} name={name} />
            </>
          )}
        </figcaption>
      </figure>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          aria-label={hidden ? WORDS.showAgainBy(value) : WORDS.hideBy(value)}
          loading={isUnderWay}
          onClick={() => void run(() => hideSentence(licenseCode, id, !hidden))}
        >
          {hidden ? WORDS.showAgain : WORDS.hide}
        </Button>
        <AskFirst
          label={WORDS.report}
          accessibleName={WORDS.reportBy(value)}
          variant="quiet"
          title={WORDS.reportTitle}
          text={WORDS.reportText}
          leave={WORDS.reportNot}
          go={WORDS.reportNow}
          act={() => reportSentence(licenseCode, id)}
          events={reported}
        />
      </div>
      <MessageAlert variant="danger" messages={messages} />
    </li>
  );
}
