import { classicValues } from '@lf/domain/classic/answers';
import { chooseCore } from '@lf/domain/classic/changes';
import { quoteOf } from '@lf/domain/classic/evidence';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { isSameValue } from '@lf/domain/value-name';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import type { ClassicBodyProps } from './classic-body.ts';
import { Prompt } from './prompt.tsx';

/** The one value the others lean on. */
export function CoreValue({ answers, change }: ClassicBodyProps) {
  const values = classicValues(answers);
  return (
    <RadioGroup
      name="core-value"
      legend={<Prompt as="span" question={CLASSIC_MESSAGES.core.question} help={CLASSIC_MESSAGES.core.help} />}
      value={values.find((value) => isSameValue(value, answers.coreValue))}
      options={values.map((value) => ({
        value,
        label: <strong>{value}</strong>,
        description: quoteOf(answers, value)?.sentence,
      }))}
      onChange={(value) => change((now) => chooseCore(now, value))}
    />
  );
}
