import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { PotentialValues } from '../potential-values.tsx';
import { ClassicLayout } from './classic-layout.tsx';
import { PhrasesFailed } from './phrases-failed.tsx';
import { useClassic } from './use-classic.ts';
import { useDetectedPhrases } from './use-detected-phrases.ts';

export default function PotentialValuesScreen() {
  const { answers, change } = useClassic();
  const { result, error, retry } = useDetectedPhrases(answers);
  return (
    <ClassicLayout title={CLASSIC_MESSAGES.potentialValues.title}>
      {result && <PotentialValues answers={answers} change={change} {...result} />}
      {!result &&
        (error === undefined ? (
          <Skeleton label={CLASSIC_MESSAGES.calculatingPotentialValues} />
        ) : (
          <PhrasesFailed error={error} onRetry={retry} />
        ))}
    </ClassicLayout>
  );
}
