import { classicValues } from '@lf/domain/classic/answers';
import { addOwnValue, hasRoom, isKept, toggleDetected } from '@lf/domain/classic/changes';
import { quoteOf } from '@lf/domain/classic/evidence';
import { removeValue } from '@lf/domain/classic/scoring';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import type { PhraseCount } from '@lf/domain/classic/word-frequency';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import type { ClassicBodyProps } from './classic-body.ts';
import { OwnValueForm } from './own-value-form.tsx';
import { Prompt } from './prompt.tsx';
import { ValueTicks } from './value-ticks.tsx';
import styles from './potential-values.module.css';

const TEXTS = CLASSIC_MESSAGES.potentialValues;

interface PotentialValuesProps extends ClassicBodyProps {
  readonly detected: readonly PhraseCount[];
  readonly phrases: readonly string[];
}

/** What the stories said, to keep or to leave; what they did not say, to add. */
export function PotentialValues({ answers, change, detected, phrases }: PotentialValuesProps) {
  const detectedNames = detected.map(({ phrase }) => phrase);
  const own = classicValues(answers).filter((value) => !detectedNames.includes(value));
  const others = phrases.filter((phrase) => !detectedNames.includes(phrase));
  const toggleOther = (value: string) =>
    change((now) => (isKept(now, value) ? removeValue(now, value) : addOwnValue(now, value)));

  return (
    <div className={styles.values}>
      {detected.length === 0 ? (
        <p>{TEXTS.none}</p>
      ) : (
        <ValueTicks
          legend={<Prompt as="span" question={TEXTS.intro} />}
          ticks={detected.map(({ phrase, count }) => ({
            value: phrase,
            ticked: isKept(answers, phrase),
            description: <TimesDetected count={count} sentence={quoteOf(answers, phrase)?.sentence} />,
          }))}
          onToggle={(value) => change((now) => toggleDetected(now, value, detected))}
        />
      )}
      <section className={styles.more} aria-labelledby="more-values">
        <h2 id="more-values" className={styles.title}>
          {TEXTS.more}
        </h2>
        {own.length > 0 && (
          <ValueTicks
            soft
            legend={TEXTS.added}
            ticks={own.map((value) => ({ value, ticked: true }))}
            onToggle={toggleOther}
          />
        )}
        <OwnValueForm answers={answers} change={change} />
        <Disclosure label={TEXTS.suggestions} open={detected.length === 0}>
          <div className={styles.chips}>
            {others.map((value) => (
              <button
                key={value}
                type="button"
                className={styles.chip}
                aria-pressed={isKept(answers, value)}
                disabled={!isKept(answers, value) && !hasRoom(answers)}
                onClick={() => toggleOther(value)}
              >
                {value}
              </button>
            ))}
          </div>
        </Disclosure>
      </section>
    </div>
  );
}

function TimesDetected({ count, sentence }: { readonly count: number; readonly sentence: string | undefined }) {
  return (
    <>
      {TEXTS.times(count)}
      {sentence !== undefined && <q className={styles.quote}>{sentence}</q>}
    </>
  );
}
