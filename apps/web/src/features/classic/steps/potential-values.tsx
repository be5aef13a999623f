import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { PotentialValues } from '../potential-values.tsx';
import { ClassicLayout } from './classic-layout.tsx';
import { PhrasesFailed } from './phrases-failed.tsx';
import PersonsData from '../../../lib/persons-data.tsx';
import { useClassic } from './use-classic.ts';
import { useDetectedPhrases } from './use-detected-phrases.ts';

function HeardValues() {
  const { answers, change } = useClassic();
  const { result, error, retry } = useDetectedPhrases(answers);
  return (
    <ClassicLayout title={CLASSIC_MESSAGES.potentialValues.title}>
      {result && <PotentialValues answers={answers} change={change} {...result} />}
      {!result &&
        (error ? (
          <PhrasesFailed error={error} onRetry={retry} />
        ) : (
          <Skeleton label={CLASSIC_MESSAGES.calculatingPotentialValues} />
        ))}
    </ClassicLayout>
  );
}

export default function PotentialValuesScreen() {
  return (
    <PersonsData>
      <HeardValues />
    </PersonsData>
  );
}
