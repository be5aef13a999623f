import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messagesOf } from '../../../lib/api-error.ts';
import { detectValues } from '../api/detect-values.ts';
import { detectedInOf } from '../interview/survey-data.ts';
import { useSurvey } from '../session/survey-context.ts';
import { currentResult } from './detected-result.ts';
import { withResult } from './proposals.ts';

interface Failure {
  /** The answers for which the call failed. */
  readonly detectedIn: string;
  readonly messages: readonly string[];
}

const NO_MESSAGES: readonly string[] = [];

/** Asks the service once for each state of the answers; the result is kept with the form. */
export function useDetectedValues() {
  const { key, session, form, change } = useSurvey();
  const [failure, setFailure] = useState<Failure>();
  const inFlight = useRef<string>(undefined);
  const detectedIn = detectedInOf(form);

  function detect(): void {
    const asked = session.getState().record.form;
    const about = detectedInOf(asked);
    if (inFlight.current === about) return;
    inFlight.current = about;
    detectValues(key, asked)
      .then((result) => change((now) => withResult(now, result, about)))
      .catch((error: unknown) => setFailure({ detectedIn: about, messages: messagesOf(error) }))
      .finally(() => {
        if (inFlight.current === about) inFlight.current = undefined;
      });
  }

  const onAnswers = useEffectEvent((_detectedIn: string) => {
    if (currentResult(session.getState().record.form) === undefined) detect();
  });
  useEffect(() => onAnswers(detectedIn), [detectedIn]);

  function retry(): void {
    setFailure(undefined);
    detect();
  }

  return {
    result: currentResult(form),
    failure: failure?.detectedIn === detectedIn ? failure.messages : NO_MESSAGES,
    retry,
  };
}
