import { type ChoiceSlug, classicValues } from '@lf/domain/classic/answers';
import { toggleChoiceValue } from '@lf/domain/classic/changes';
import { choicesOf } from '@lf/domain/classic/scoring';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import type { ClassicBodyProps } from './classic-body.ts';
import { Prompt } from './prompt.tsx';
import { ValueTicks } from './value-ticks.tsx';
import styles from './choice-values.module.css';

const TEXTS = CLASSIC_MESSAGES.choiceValues;

/** Which values had a say in a choice; what was told about it stands beside. */
export function ChoiceValues({ answers, change, choice }: ClassicBodyProps & { readonly choice: ChoiceSlug }) {
  const told = answers.choices[choice].trim();
  return (
    <div className={styles.choice}>
      {told !== '' && (
        <figure className={styles.told}>
          <figcaption>{TEXTS.yourWords}</figcaption>
          <blockquote className={styles.words}>{told}</blockquote>
        </figure>
      )}
      <ValueTicks
        legend={<Prompt as="span" question={TEXTS.question} help={TEXTS.help} />}
        ticks={classicValues(answers).map((value) => ({ value, ticked: choicesOf(answers, value).includes(choice) }))}
        onToggle={(value) => change((now) => toggleChoiceValue(now, choice, value))}
      />
    </div>
  );
}
