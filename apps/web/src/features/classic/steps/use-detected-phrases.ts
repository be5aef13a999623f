import { useMemo } from 'react';
import { STORY_SLUGS, type ClassicAnswers } from '@lf/domain/classic/answers';
import { wordFrequency, type PhraseCount } from '@lf/domain/classic/word-frequency';
import { usePhrases } from '../api/use-phrases.ts';

interface DetectedPhrases {
  readonly detected: readonly PhraseCount[];
  readonly phrases: readonly string[];
}

interface Detection {
  /** Undefined until the words to look for have come. */
  readonly result: DetectedPhrases | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Which phrases the five stories hold. */
export function useDetectedPhrases({ stories }: ClassicAnswers): Detection {
  const { phrases, error, retry } = usePhrases();
  const texts = STORY_SLUGS.map((slug) => stories[slug]);
  const told = texts.join('\u0000');
  const result = useMemo(
    () => phrases && { phrases, detected: wordFrequency(told.split('\u0000'), phrases) },
    [told, phrases],
  );
  return { result, error, retry };
}
