import { STORY_SLUGS, type ClassicAnswers } from '@lf/domain/classic/answers';
import { keepDetected } from '@lf/domain/classic/changes';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { countWords } from '../../survey/interview/word-count.ts';
import { CalculatingLayout } from './calculating-layout.tsx';
import { PhrasesFailed } from './phrases-failed.tsx';
import { useClassic } from './use-classic.ts';
import { useDetectedPhrases } from './use-detected-phrases.ts';

function wordsTold({ stories }: ClassicAnswers): number {
  return STORY_SLUGS.reduce((sum, slug) => sum + countWords(stories[slug]), 0);
}

export default function CalculatingPotentialValuesScreen() {
  const { answers, change } = useClassic();
  const { result, error, retry } = useDetectedPhrases(answers);
  return (
    <CalculatingLayout
      text={CLASSIC_MESSAGES.calculatingPotentialValues}
      facts={result && CLASSIC_MESSAGES.factsOfStories(wordsTold(answers), result.phrases.length)}
      ready={result !== undefined}
      onDone={() => result && change((now) => keepDetected(now, result.detected))}
      failure={error === undefined ? undefined : <PhrasesFailed error={error} onRetry={retry} />}
    />
  );
}
