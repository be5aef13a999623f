import { createContext, use } from 'react';
import { useNavigate } from '../../../lib/router/use-navigate.ts';
import { useSurvey } from '../session/survey-context.ts';

export interface Exits {
  /** Where the logo leads. */
  readonly home: string;
  readonly onLogOut: () => void;
}

export const ExitsContext = createContext<Exits | undefined>(undefined);

/** The ways out of the survey for somebody who has just been told of them: nothing asks again. */
export function useExits(): { readonly pause: () => void; readonly logOut: () => void } {
  const exits = use(ExitsContext);
  const { session } = useSurvey();
  const navigate = useNavigate();
  if (exits === undefined) throw new Error('useExits needs the survey area around it');
  return {
    pause: () => {
      void session.flush();
      navigate(exits.home, { unasked: true });
    },
    logOut: () => void session.flush().then(exits.onLogOut),
  };
}
