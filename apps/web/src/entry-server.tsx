import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import { stepPath, SURVEY_STEPS, type Flow, type StepKind, type SurveyStep } from '@lf/domain/survey-steps';
import { App } from './app/app.tsx';
import { facts } from './app/landing/landing-facts.tsx';
import { paths } from './app/paths.ts';
import { Opening } from './components/layout/opening.tsx';
import { isScreen, keepsData, routeTable, type ScreenRoute } from './app/route-table.ts';
import { screens } from './app/screens.ts';
import type { ArrivedResult } from './features/result/use-public-result.ts';
import { ArrivedData } from './lib/arrived-data.ts';
import { documentTitle } from './lib/document-title.ts';
import { fillPath } from './lib/router/match-path.ts';
import { StaticRouter } from './lib/router/router.tsx';
import { laidOutBehindHeaders } from './server/layout-now.ts';
import { liftStyles } from './server/lift-styles.ts';

export interface PrerenderedPage {
  readonly name: string;
  readonly screen: string;
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** Other addresses that send a stranger here: they may as well answer with the page itself. */
  readonly alsoAt: readonly string[];
  /** Whoever is signed in is sent on from here, and should not see it flash by. */
  readonly forStrangers: boolean;
}

function render(pathname: string, arrived?: unknown): string {
  return renderToString(
    <StrictMode>
      <ArrivedData value={arrived}>
        <StaticRouter pathname={pathname}>
          <App />
        </StaticRouter>
      </ArrivedData>
    </StrictMode>,
  );
}

async function prerender(route: ScreenRoute): Promise<PrerenderedPage> {
  await Promise.all([screens[route.screen].preload(), facts.preload()]);
  return {
    name: route.name,
    screen: route.screen,
    path: route.path,
    title: documentTitle(route.title),
    html: render(route.path === '*' ? '/not-found' : route.path),
    alsoAt: routeTable.flatMap((other) => ('redirect' in other && other.redirect === route.path ? [other.path] : [])),
    forStrangers: route.access === 'signed-out',
  };
}

/** Run by the build: the screens that look the same to every stranger, as HTML. */
export async function prerenderAll(): Promise<readonly PrerenderedPage[]> {
  return Promise.all(
    routeTable
      .filter(isScreen)
      .filter((route) => route.prerender)
      .map(prerender),
  );
}

/** Run by the build: what the screens that are drawn in the browser begin with. */
export function renderOpening(): string {
  return renderToString(
    <StaticRouter pathname={paths.root}>
      <Opening home={paths.root} />
    </StaticRouter>,
  );
}

export { renderInterviewPage } from './server/render-interview.tsx';

/** Steps of one kind share a screen; the others have one of their own name. */
const CLASSIC_SCREENS: Partial<Readonly<Record<StepKind, string>>> = {
  questions: 'story',
  story: 'story',
  choice: 'story',
  mapping: 'mapping',
  'choice-values': 'choice-values',
  order: 'value-order',
};

const classicModules = ({ kind, slug }: SurveyStep): readonly string[] => [
  `src/features/classic/steps/${CLASSIC_SCREENS[kind] ?? slug}.tsx`,
  // It leads on to the result at once.
  ...(kind === 'result' ? ['src/app/screens/result.tsx'] : []),
];
const mainModules = ({ slug }: SurveyStep): readonly string[] => [
  `src/features/survey/steps/${slug}.tsx`,
  `src/app/survey/${slug}.tsx`,
];

function modulesOfStep(path: string): readonly string[] {
  const step = SURVEY_STEPS.find(({ slug }) => stepPath(slug) === path);
  if (step === undefined) return [];
  return step.flows.some((flow) => flow === 'main') ? mainModules(step) : classicModules(step);
}

/** The address whose page draws its question itself. */
export const interviewPath = stepPath('earliest-memory');

export interface StepOfBothWays {
  readonly path: string;
  readonly modules: Readonly<Record<Flow, readonly string[]>>;
}

/** Steps with a screen of each way at one address. Their pages ask for its code themselves, when the answers have told which. */
export const stepsOfBothWays: readonly StepOfBothWays[] = SURVEY_STEPS.filter(
  ({ slug, flows }) => flows.length > 1 && slug !== 'before-we-begin',
).map((step) => ({
  path: stepPath(step.slug),
  modules: { main: mainModules(step), classic: classicModules(step) },
}));

const modulesOf = (route: ScreenRoute): readonly string[] => [
  `src/app/screens/${route.screen}.tsx`,
  ...(route.access === 'signed-in' ? ['src/app/signed-in-area.tsx'] : []),
  ...(keepsData(route) ? ['src/lib/persons-data.tsx'] : []),
  ...(stepsOfBothWays.some(({ path }) => path === route.path) ? [] : modulesOfStep(route.path)),
];

/** Every address of the app, so that a server can answer 404 to the others, and what the browser will need to draw it. */
export const knownPaths: readonly { readonly path: string; readonly modules: readonly string[] }[] = routeTable
  .filter(({ path }) => path !== '*')
  .map((route) => ({ path: route.path, modules: isScreen(route) ? modulesOf(route) : [] }));

/** Where strangers see a result that was shared, and its owner sees more. */
export const ownResultPath = paths.surveyResult;

function asPage(screen: string): { readonly html: string; readonly css: string } {
  const { html, css } = liftStyles(screen);
  return { html: laidOutBehindHeaders(html), css };
}

/** Run by the server: the sample, for everybody the same. */
export async function renderSample(): Promise<{ readonly html: string; readonly css: string; readonly at: string }> {
  await screens.sample.preload();
  return { ...asPage(render(paths.sample)), at: paths.sample };
}

export interface RenderedResult {
  readonly html: string;
  readonly css: string;
  /** Where this page lives: a share link shows strangers the same under another address. */
  readonly at: string;
  /** What it was rendered from, for the page to take over without asking again. */
  readonly arrived: ArrivedResult;
}

/** Run by the server: somebody's result as strangers see it, or that there is none to see. */
export async function renderPublicResult(
  licenseCode: string,
  content: FingerprintContent | null,
): Promise<RenderedResult> {
  await screens['public-fingerprint'].preload();
  const at = fillPath(paths.publicFingerprint, { licenseCode });
  const arrived: ArrivedResult = { fingerprint: content && { ...content, licenseCode, public: true } };
  return { ...asPage(render(at, arrived)), at, arrived };
}
