export type Flow = 'main' | 'classic';

export type StepKind =
  | 'intro'
  | 'profile'
  | 'questions'
  | 'values'
  | 'video'
  | 'edit-values'
  | 'order'
  | 'confirm'
  | 'story'
  | 'core'
  | 'mapping'
  | 'test'
  | 'choice'
  | 'choice-values'
  | 'calculating'
  | 'narrative'
  | 'result';

interface StepRow {
  readonly slug: string;
  readonly title: string;
  readonly kind: StepKind;
  readonly flows: readonly Flow[];
}

const MAIN = ['main'] as const;
const CLASSIC = ['classic'] as const;
const BOTH = ['main', 'classic'] as const;

/**
 * All steps of the survey in the order they are walked. Each flow is this table without the other's rows, so there
 * is nothing else to keep in step: next, back, progress, routes and tracking all come from here.
 */
export const SURVEY_STEPS = [
  { slug: 'before-we-begin', title: 'Before We Begin', kind: 'intro', flows: BOTH },
  { slug: 'about-you', title: 'About You', kind: 'profile', flows: MAIN },
  { slug: 'your-professional-life', title: 'Your Professional Life', kind: 'profile', flows: MAIN },
  { slug: 'a-few-questions', title: 'A Few Questions', kind: 'intro', flows: MAIN },
  { slug: 'not-very-much', title: 'Not Very Much', kind: 'intro', flows: CLASSIC },
  { slug: 'earliest-memory', title: 'Earliest Memory', kind: 'questions', flows: BOTH },
  { slug: 'your-parents', title: 'The People Who Raised You', kind: 'story', flows: CLASSIC },
  { slug: 'meaningful-relationship', title: 'A Relationship That Mattered', kind: 'story', flows: CLASSIC },
  { slug: 'best-boss', title: 'Your Best Boss', kind: 'story', flows: CLASSIC },
  { slug: 'conflict-moment', title: 'A Moment of Conflict', kind: 'story', flows: CLASSIC },
  { slug: 'calculating-potential-values', title: 'Calculating Potential Values', kind: 'calculating', flows: CLASSIC },
  { slug: 'potential-values', title: 'Potential Values', kind: 'values', flows: BOTH },
  { slug: 'video-value-drivers', title: 'Value Drivers Intro', kind: 'video', flows: MAIN },
  { slug: 'add-values', title: 'Add Values', kind: 'edit-values', flows: MAIN },
  { slug: 'video-values-mapping', title: 'Values Mapping', kind: 'video', flows: MAIN },
  { slug: 'value-order', title: 'Value Order', kind: 'order', flows: MAIN },
  { slug: 'confirm-fingerprint', title: 'Confirm Fingerprint', kind: 'confirm', flows: MAIN },
  { slug: 'core-value', title: 'Your Core Value', kind: 'core', flows: CLASSIC },
  { slug: 'mapping-question-1', title: 'How Firmly You Hold It, Part 1', kind: 'mapping', flows: CLASSIC },
  { slug: 'mapping-question-2', title: 'How Firmly You Hold It, Part 2', kind: 'mapping', flows: CLASSIC },
  { slug: 'test-your-value-drivers', title: 'Test Your Value-Drivers', kind: 'test', flows: CLASSIC },
  { slug: 'personal-choice', title: 'A Choice in Your Private Life', kind: 'choice', flows: CLASSIC },
  {
    slug: 'personal-choice-values',
    title: 'A Choice in Your Private Life: Values',
    kind: 'choice-values',
    flows: CLASSIC,
  },
  { slug: 'professional-choice', title: 'A Choice at Work', kind: 'choice', flows: CLASSIC },
  { slug: 'professional-choice-values', title: 'A Choice at Work: Values', kind: 'choice-values', flows: CLASSIC },
  { slug: 'opportunity-conflict', title: 'An Opportunity With a Catch', kind: 'choice', flows: CLASSIC },
  {
    slug: 'opportunity-conflict-values',
    title: 'An Opportunity With a Catch: Values',
    kind: 'choice-values',
    flows: CLASSIC,
  },
  { slug: 'disappointment', title: 'A Disappointment', kind: 'choice', flows: CLASSIC },
  { slug: 'disappointment-values', title: 'A Disappointment: Values', kind: 'choice-values', flows: CLASSIC },
  { slug: 'calculating-values', title: 'Calculating Values', kind: 'calculating', flows: CLASSIC },
  { slug: 'classic-value-order', title: 'Value Order', kind: 'order', flows: CLASSIC },
  { slug: 'craft-narrative', title: 'Craft Your Narrative', kind: 'narrative', flows: CLASSIC },
  { slug: 'building-fingerprint', title: 'Building Your Fingerprint', kind: 'calculating', flows: CLASSIC },
  { slug: 'your-fingerprint-calculating', title: 'Calculating Your Fingerprint', kind: 'calculating', flows: CLASSIC },
  { slug: 'your-fingerprint', title: 'Your Fingerprint', kind: 'result', flows: CLASSIC },
] as const satisfies readonly StepRow[];

export type SurveyStep = (typeof SURVEY_STEPS)[number];
export type StepSlug = SurveyStep['slug'];

export const SURVEY_BASE_PATH = '/digital-fingerprint';

export function stepPath(slug: StepSlug): `/digital-fingerprint/${StepSlug}` {
  return `${SURVEY_BASE_PATH}/${slug}`;
}

/** Where the result of a key stands; the share link is this path on the site's own origin. */
export function resultPath(licenseCode: string): string {
  return `${SURVEY_BASE_PATH}/${encodeURIComponent(licenseCode)}`;
}

export function stepAt(slug: string): SurveyStep | undefined {
  return SURVEY_STEPS.find((step) => step.slug === slug);
}

export function isInFlow(step: SurveyStep, flow: Flow): boolean {
  return (step.flows as readonly Flow[]).includes(flow);
}

export function stepsOf(flow: Flow): readonly SurveyStep[] {
  return SURVEY_STEPS.filter((step) => isInFlow(step, flow));
}

/** The flow a step belongs to, or undefined where both share it and only the session can tell. */
export function flowOf(step: SurveyStep): Flow | undefined {
  return step.flows.length === 1 ? step.flows[0] : undefined;
}

export function nextStep(slug: StepSlug, flow: Flow): SurveyStep | undefined {
  const steps = stepsOf(flow);
  const here = steps.findIndex((step) => step.slug === slug);
  return here < 0 ? undefined : steps[here + 1];
}

/** Back passes over the steps that only calculate: landing on one would send the person forward again. */
export function previousStep(slug: StepSlug, flow: Flow): SurveyStep | undefined {
  const steps = stepsOf(flow);
  const here = steps.findIndex((step) => step.slug === slug);
  return steps.slice(0, Math.max(here, 0)).findLast((step) => step.kind !== 'calculating');
}

export interface SurveyProgress {
  readonly position: number;
  readonly total: number;
  /** 0 at the first step, 1 at the last. */
  readonly fraction: number;
}

export function progressOf(slug: StepSlug, flow: Flow): SurveyProgress {
  const steps = stepsOf(flow);
  const here = Math.max(
    steps.findIndex((step) => step.slug === slug),
    0,
  );
  return { position: here + 1, total: steps.length, fraction: here / (steps.length - 1) };
}
