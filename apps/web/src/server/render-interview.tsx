import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { stepPath } from '@lf/domain/survey-steps';
import { App } from '../app/app.tsx';
import { signedInArea } from '../app/app-router.tsx';
import { screens } from '../app/screens.ts';
import { stepScreens } from '../app/survey/step-screens.ts';
import { PLACES } from '../features/survey/drawn-ahead/fill-page.ts';
import { keepSession, type SurveyKey } from '../features/survey/session/current-session.ts';
import { createDraftStorage } from '../features/survey/session/draft-storage.ts';
import { createSurveySession } from '../features/survey/session/survey-session.ts';
import { ArrivedData } from '../lib/arrived-data.ts';
import { StaticRouter } from '../lib/router/router.tsx';
import { drawFor } from '../lib/use-session.ts';
import type { SurveyForm } from '@lf/contract/form-data';
import type { SurveySession } from '../features/survey/session/survey-state.ts';

const INTERVIEW = 'earliest-memory';
const KEY: SurveyKey = { userId: 'nobody', licenseCode: 'NONE' };
const NOBODY = {
  token: '',
  user: { id: KEY.userId },
  licenseCode: KEY.licenseCode,
  licenseStatus: null,
} as unknown as Parameters<typeof drawFor>[0];

const never = () => Promise.reject(new Error('nothing is saved while a page is rendered'));

/** The survey as it stands once these answers have come, without a server, a device or a clock. */
async function stillSession(form: SurveyForm): Promise<SurveySession> {
  const record = { form, lastPageAccessed: INTERVIEW, visitedRoutes: [INTERVIEW] };
  const session = createSurveySession({
    server: { load: () => Promise.resolve({ record, version: 1 }), save: never, clear: never },
    drafts: createDraftStorage({ read: () => null, write: () => undefined }, KEY.userId, KEY.licenseCode),
    timers: { now: () => 0, set: () => 0, clear: () => undefined },
  });
  await session.load();
  return session;
}

/** The step of the interview for somebody with these answers, as HTML. */
export async function renderInterview(form: SurveyForm): Promise<string> {
  await Promise.all([screens.survey.preload(), signedInArea.preload(), stepScreens.main[INTERVIEW]?.preload()]);
  keepSession(KEY, await stillSession(form));
  drawFor(NOBODY);
  try {
    return renderToString(
      <StrictMode>
        <ArrivedData value={undefined}>
          <StaticRouter pathname={stepPath(INTERVIEW)}>
            <App />
          </StaticRouter>
        </ArrivedData>
      </StrictMode>,
    );
  } finally {
    drawFor(null);
  }
}

/** Run by the build: with places for the texts of a person's own question, of which an earlier one is answered. */
export const renderInterviewPage = (): Promise<string> =>
  renderInterview({
    questions: {
      items: [
        { question: '?', answer: '.' },
        { ...PLACES, answer: '' },
      ],
    },
  });
