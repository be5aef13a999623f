import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { AFTER_PAINT_MS } from '../../../lib/after-paint.ts';
import { Navigate } from '../../../lib/router/link.tsx';
import { useLocation } from '../../../lib/router/router.tsx';
import { nextStep, stepPath, type Flow, type StepSlug } from '@lf/domain/survey-steps';
import { openSurveySession, showSurveySession, type SurveyKey } from '../session/current-session.ts';
import { SurveyContext, useSurveyPart } from '../session/survey-context.ts';
import { flowOfState, stepOfPath } from '../layout/use-step.ts';
import { FinalSurvey, isClosedWhenFinal } from './final-survey.tsx';
import { ExitsContext } from './exits.ts';
import { NoticeArea } from './notice.tsx';
import { NoSurvey, SurveyFailed, SurveyLoading } from './survey-states.tsx';
import { SurveyFrame } from './survey-frame.tsx';
import { useOwnKey } from './own-key.ts';

export interface StepScreen {
  readonly Screen: ComponentType;
  /** Fetches the screen's code, so that it draws at once. */
  readonly preload: () => Promise<void>;
  /** Fetches what it needs once its words stand. */
  readonly later?: (() => Promise<unknown>) | undefined;
}

export type StepScreens = Readonly<Record<Flow, Partial<Readonly<Record<StepSlug, StepScreen>>>>>;

interface AreaProps {
  readonly screens: StepScreens;
  /** Where the logo leads. */
  readonly home: string;
  readonly onLogOut: () => void;
}

/** All steps of the survey live here: one session for the chosen key, one frame around them. */
export function SurveyArea({ screens, home, onLogOut }: AreaProps) {
  const key = useOwnKey();
  if (key === 'finding') return <SurveyLoading home={home} />;
  if (key === 'failed') return <SurveyFailed home={home} onRetry={() => location.reload()} />;
  if (key === 'none') return <NoSurvey home={home} />;
  return (
    <ExitsContext value={{ home, onLogOut }}>
      <OpenSurveyArea key={`${key.userId} ${key.licenseCode}`} surveyKey={key} screens={screens} home={home} />
    </ExitsContext>
  );
}

const FIRST_STEP: StepSlug = 'before-we-begin';

async function preloadStep(screens: StepScreens, flow: Flow, slug: StepSlug): Promise<void> {
  try {
    await screens[flow][slug]?.preload();
  } catch {
    // The step itself tells of code that does not come.
  }
}

/** What the step itself needs later, then the next step with what that one needs later. */
async function fetchAhead(screens: StepScreens, flow: Flow, slug: StepSlug): Promise<void> {
  const following = nextStep(slug, flow)?.slug;
  try {
    await screens[flow][slug]?.later?.();
  } catch {
    // Asked for again where it is needed.
  }
  if (following === undefined) return;
  await preloadStep(screens, flow, following);
  await screens[flow][following]?.later?.().catch(() => undefined);
}

function OpenSurveyArea({ surveyKey, screens, home }: Omit<AreaProps, 'onLogOut'> & { readonly surveyKey: SurveyKey }) {
  const [open] = useState(() => ({ key: surveyKey, session: openSurveySession(surveyKey) }));
  const { session } = open;
  const readiness = useSurveyPart(session, (state) => state.readiness);
  const isFrozen = useSurveyPart(session, ({ save }) => save === 'frozen');
  const step = stepOfPath(useLocation().pathname);
  const slug = step?.slug;
  const flow = useSurveyPart(session, flowOfState);
  const ready = readiness === 'ready';
  /** A step of the other flow, and any step of a final record, is not what the person sees. */
  const isOpen = slug !== undefined && screens[flow][slug] !== undefined && !isFrozen;

  useEffect(() => showSurveySession(session), [session]);

  // The step's code and the person's answers are fetched side by side.
  useEffect(() => {
    if (slug !== undefined) void preloadStep(screens, flow, slug);
  }, [slug, flow, screens]);

  // Noted when the step's words stand, or when it is left: to note it redraws what shows the saving. A layout effect: a page that is left in
  // the moment a step is drawn runs no later one.
  useLayoutEffect(() => {
    if (!ready || !isOpen || slug === undefined) return undefined;
    let noted = false;
    const note = () => {
      // Once: another tab may have gone on since.
      if (!noted) session.visit(slug, slug === FIRST_STEP);
      noted = true;
    };
    const timer = setTimeout(note, AFTER_PAINT_MS);
    // A reload runs no cleanup. In the capture phase: before the session saves what there is.
    window.addEventListener('pagehide', note, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', note, { capture: true });
      note();
    };
  }, [ready, isOpen, slug, session]);

  // After the step's own words: on a slow connection they would share it.
  useEffect(() => {
    if (!ready || slug === undefined) return undefined;
    const timer = setTimeout(() => void fetchAhead(screens, flow, slug), AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [ready, slug, flow, screens]);

  if (readiness === 'loading') return <SurveyLoading home={home} />;
  if (readiness === 'failed') return <SurveyFailed home={home} onRetry={() => void session.load()} />;
  if (readiness === 'missing' || step === undefined) return <NoSurvey home={home} />;
  const screen = screens[flow][step.slug];
  // A step of the other flow: the first page says which one is taken, and offers the other.
  if (screen === undefined) return <Navigate to={stepPath(FIRST_STEP)} replace />;
  return (
    <SurveyContext value={open}>
      <NoticeArea>
        <SurveyFrame home={home}>
          {isFrozen && isClosedWhenFinal(step.kind) ? (
            <FinalSurvey home={home} />
          ) : (
            <screen.Screen key={`${flow} ${step.slug}`} />
          )}
        </SurveyFrame>
      </NoticeArea>
    </SurveyContext>
  );
}
