import { CHOICE_SLUGS } from '@lf/domain/classic/answers';
import { CHOICE_TITLES } from '@lf/domain/messages/classic';
import { ChoiceValues } from '../choice-values.tsx';
import { useStep } from '../../survey/layout/use-step.ts';
import { ClassicLayout } from './classic-layout.tsx';
import { useClassic } from './use-classic.ts';

/** One screen for the values of all four choices. */
export default function ChoiceValuesScreen() {
  const { step } = useStep();
  const classic = useClassic();
  const choice = CHOICE_SLUGS.find((slug) => `${slug}-values` === step.slug);
  if (choice === undefined) return null;
  return (
    <ClassicLayout title={CHOICE_TITLES[choice]}>
      <ChoiceValues {...classic} choice={choice} />
    </ClassicLayout>
  );
}
