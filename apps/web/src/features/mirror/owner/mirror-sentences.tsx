import type { MirrorSentence } from '@lf/contract/mirror';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { hideSentence } from '../api/hide-sentence.ts';
import { reportSentence } from '../api/report-sentence.ts';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { AskFirst } from './ask-first.tsx';
import { useMirrorAction, type OnMirror } from './use-mirror-action.ts';
import styles from './mirror-sentences.module.css';

interface SentenceProps {
  readonly licenseCode: string;
  readonly sentence: MirrorSentence;
  readonly onMirror: OnMirror;
  readonly onReported: () => void;
}

function Sentence({ licenseCode, sentence, onMirror, onReported }: SentenceProps) {
  const { id, value, text, name, hidden } = sentence;
  const { isUnderWay, messages, run } = useMirrorAction(onMirror);
  return (
    <li className={styles.sentence}>
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
          byEar={WORDS.reportBy(value)}
          variant="quiet"
          title={WORDS.reportTitle}
          text={WORDS.reportText}
          leave={WORDS.reportNot}
          go={WORDS.reportNow}
          act={() => reportSentence(licenseCode, id)}
          onMirror={onMirror}
          onDone={onReported}
        />
      </div>
      <MessageAlert variant="danger" messages={messages} />
    </li>
  );
}

interface MirrorSentencesProps {
  readonly licenseCode: string;
  readonly sentences: readonly MirrorSentence[];
  readonly onMirror: OnMirror;
}

/** What people wrote. The owner decides what of it stays in sight. */
export function MirrorSentences({ licenseCode, sentences, onMirror }: MirrorSentencesProps) {
  const [isReported, setReported] = useState(false);
  const listOf = (shown: readonly MirrorSentence[]) => (
    <ul className={styles.sentences}>
      {shown.map((sentence) => (
        <Sentence
          key={sentence.id}
          licenseCode={licenseCode}
          sentence={sentence}
          onMirror={onMirror}
          onReported={() => setReported(true)}
        />
      ))}
    </ul>
  );
  const visible = sentences.filter(({ hidden }) => !hidden);
  const hidden = sentences.filter((sentence) => sentence.hidden);
  return (
    <section className={styles.section} aria-labelledby="mirror-sentences">
      <h3 id="mirror-sentences">{MIRROR_PAGE.sentencesHeading}</h3>
      <output>{isReported && WORDS.reported}</output>
      {visible.length > 0 && listOf(visible)}
      {hidden.length > 0 && (
        <div className={styles.hidden}>
          <Disclosure label={WORDS.hiddenSentences(hidden.length)}>{listOf(hidden)}</Disclosure>
        </div>
      )}
    </section>
  );
}
