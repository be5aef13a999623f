import { CHOICE_SLUGS, classicValues } from '@lf/domain/classic/answers';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { CalculatingLayout } from './calculating-layout.tsx';
import { useClassic } from './use-classic.ts';

export default function CalculatingValuesScreen() {
  const { answers } = useClassic();
  const facts = CLASSIC_MESSAGES.factsOfValues(
    classicValues(answers).length,
    Object.keys(answers.mapping).length,
    CHOICE_SLUGS.length,
  );
  return <CalculatingLayout text={CLASSIC_MESSAGES.calculatingValues} facts={facts} />;
}
