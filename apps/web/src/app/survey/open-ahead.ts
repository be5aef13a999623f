import { openSurveySession } from '../../features/survey/session/current-session.ts';
import { takingOver } from '../../features/survey/session/taking-over.ts';
import { flowOfForm, stepOfPath } from '../../features/survey/layout/use-step.ts';
import { getSession } from '../../lib/session.ts';
import { stepScreens } from './step-screens.ts';

/** Whoever waits longer, with nothing to read meanwhile, is told what for. */
const PATIENCE_MS = 1_000;

/**
 * On a first visit: the step is drawn once, with its code and the person's answers, and not first without them. Whether it stands there
 * already, drawn by the page itself.
 */
export async function openAhead(pathname: string): Promise<boolean> {
  const session = getSession();
  const slug = stepOfPath(pathname)?.slug;
  if (session === null || session.licenseCode === null || slug === undefined) return false;
  const key = { userId: session.user.id, licenseCode: session.licenseCode };
  const survey = openSurveySession(key);
  const [main, classic] = [stepScreens.main[slug], stepScreens.classic[slug]];
  // An address of both ways waits for the answers, which tell.
  if (classic === undefined || classic === main) main?.preload().catch(() => undefined);
  const opened = new Promise<void>((goOn) => {
    const look = () => {
      if (survey.getState().readiness === 'loading') return;
      unsubscribe();
      goOn();
    };
    const unsubscribe = survey.subscribe(look);
    look();
  });
  const canBeDrawn = async (): Promise<void> => {
    await opened;
    const flow = flowOfForm(survey.getState().record.form);
    await stepScreens[flow][slug]?.preload().catch(() => undefined);
  };
  const drawable = canBeDrawn();
  await Promise.race([drawable, new Promise((goOn) => setTimeout(goOn, PATIENCE_MS))]);
  // Drawn anew, the field would lose what is being typed, and a phone its keyboard.
  if (globalThis.lfDrawn?.shown !== undefined) await drawable;
  return takingOver.adopt?.(key, survey) ?? false;
}
