import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messagesOf } from '../../../lib/api-error.ts';
import { hearValues } from '../api/hear-values.ts';
import { heardInOf } from '../interview/survey-data.ts';
import { useSurvey } from '../session/survey-context.ts';
import { currentResult } from './heard-result.ts';
import { withResult } from './proposals.ts';

interface Failure {
  /** The answers that could not be heard. */
  readonly heardIn: string;
  readonly messages: readonly string[];
}

const NO_MESSAGES: readonly string[] = [];

/** Asks the service once for each state of the answers; the result is kept with the form. */
export function useHeardValues() {
  const { key, session, form, change } = useSurvey();
  const [failure, setFailure] = useState<Failure>();
  const inFlight = useRef<string>(undefined);
  const heardIn = heardInOf(form);

  function hear(): void {
    const asked = session.getState().record.form;
    const about = heardInOf(asked);
    if (inFlight.current === about) return;
    inFlight.current = about;
    hearValues(key, asked)
      .then((heard) => change((now) => withResult(now, heard, about)))
      .catch((error: unknown) => setFailure({ heardIn: about, messages: messagesOf(error) }))
      .finally(() => {
        if (inFlight.current === about) inFlight.current = undefined;
      });
  }

  const onAnswers = useEffectEvent((_heardIn: string) => {
    if (currentResult(session.getState().record.form) === undefined) hear();
  });
  useEffect(() => onAnswers(heardIn), [heardIn]);

  function retry(): void {
    setFailure(undefined);
    hear();
  }

  return { result: currentResult(form), failure: failure?.heardIn === heardIn ? failure.messages : NO_MESSAGES, retry };
}
