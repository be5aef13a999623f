import { keepHeard } from '@lf/domain/classic-changes';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { CalculatingLayout } from './calculating-layout.tsx';
import { PhrasesFailed } from './phrases-failed.tsx';
import { useClassic } from './use-classic.ts';
import { useHeard } from './use-heard.ts';

export default function CalculatingPotentialValuesScreen() {
  const { answers, change } = useClassic();
  const { result, error, retry } = useHeard(answers);
  return (
    <CalculatingLayout
      text={CLASSIC_MESSAGES.calculatingPotentialValues}
      ready={result !== undefined}
      onDone={() => result && change((now) => keepHeard(now, result.heard))}
      failure={error ? <PhrasesFailed error={error} onRetry={retry} /> : undefined}
    />
  );
}
