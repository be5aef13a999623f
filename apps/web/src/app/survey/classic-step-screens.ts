import { stepsOf, type StepKind, type StepSlug } from '@lf/domain/survey-steps';
import type { StepScreen } from '../../features/survey/area/survey-area.tsx';
import { askPhrases } from '../../features/classic/api/list-phrases.ts';
import { narrativeArchetype } from '../../features/classic/late-archetype.ts';
import { lazyScreen } from '../lazy-screen.tsx';

/** What the stories are searched for comes beside the screen's code, not after it. */
function withPhrases(load: Parameters<typeof lazyScreen>[0]): StepScreen {
  return lazyScreen(() => {
    // A failure is told by the screen, which asks again.
    askPhrases().catch(() => undefined);
    return load();
  });
}

const story = lazyScreen(() => import('../../features/classic/steps/story.tsx'));

/** One screen per kind; the step's address tells it what to ask. */
const BY_KIND: Partial<Readonly<Record<StepKind, StepScreen>>> = {
  questions: story,
  story,
  choice: story,
  values: withPhrases(() => import('../../features/classic/steps/potential-values.tsx')),
  core: lazyScreen(() => import('../../features/classic/steps/core-value.tsx')),
  mapping: lazyScreen(() => import('../../features/classic/steps/mapping.tsx')),
  test: lazyScreen(() => import('../../features/classic/steps/test-your-value-drivers.tsx')),
  'choice-values': lazyScreen(() => import('../../features/classic/steps/choice-values.tsx')),
  order: lazyScreen(() => import('../../features/classic/steps/value-order.tsx')),
  narrative: lazyScreen(() => import('../../features/classic/steps/craft-narrative.tsx'), narrativeArchetype.fetch),
  result: lazyScreen(() => {
    // It leads on to the result; a failure is told there.
    import('../screens/result.tsx').catch(() => undefined);
    return import('../../features/classic/steps/your-fingerprint.tsx');
  }),
};

const BY_SLUG: Partial<Readonly<Record<StepSlug, StepScreen>>> = {
  'not-very-much': lazyScreen(() => import('../../features/classic/steps/not-very-much.tsx')),
  'calculating-potential-values': withPhrases(
    () => import('../../features/classic/steps/calculating-potential-values.tsx'),
  ),
  'calculating-values': lazyScreen(() => import('../../features/classic/steps/calculating-values.tsx')),
  'building-fingerprint': lazyScreen(() => import('../../features/classic/steps/building-fingerprint.tsx')),
  'your-fingerprint-calculating': lazyScreen(
    () => import('../../features/classic/steps/your-fingerprint-calculating.tsx'),
  ),
};

export const classicStepScreens: Partial<Readonly<Record<StepSlug, StepScreen>>> = Object.fromEntries(
  stepsOf('classic').flatMap(({ slug, kind }) => {
    const screen = BY_SLUG[slug] ?? BY_KIND[kind];
    return screen === undefined ? [] : [[slug, screen]];
  }),
);
