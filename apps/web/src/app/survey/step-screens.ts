import { archetypeTexts } from '../../features/survey/final/archetype-texts.ts';
import { safetyNotice } from '../../features/survey/safety/late-safety-notice.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { classicStepScreens } from './classic-step-screens.ts';
import type { StepScreens } from '../../features/survey/area/survey-area.tsx';

const beforeWeBegin = lazyScreen(() => import('./before-we-begin.tsx'));

/** Each step's code is fetched while the step before it is read; steps that follow each other share a file (scripts/bundle). */
export const stepScreens: StepScreens = {
  main: {
    'before-we-begin': beforeWeBegin,
    'about-you': lazyScreen(() => import('../../features/survey/steps/about-you.tsx')),
    'your-professional-life': lazyScreen(() => import('../../features/survey/steps/your-professional-life.tsx')),
    'a-few-questions': lazyScreen(() => import('../../features/survey/steps/a-few-questions.tsx')),
    'earliest-memory': lazyScreen(() => import('../../features/survey/steps/earliest-memory.tsx'), safetyNotice.fetch),
    'potential-values': lazyScreen(() => import('../../features/survey/steps/potential-values.tsx')),
    'video-value-drivers': lazyScreen(() => import('./video-value-drivers.tsx')),
    'add-values': lazyScreen(() => import('../../features/survey/steps/add-values.tsx')),
    'video-values-mapping': lazyScreen(() => import('./video-values-mapping.tsx')),
    'value-order': lazyScreen(() => import('./value-order.tsx')),
    'confirm-fingerprint': lazyScreen(
      () => import('../../features/survey/steps/confirm-fingerprint.tsx'),
      archetypeTexts.fetch,
    ),
  },
  classic: { ...classicStepScreens, 'before-we-begin': beforeWeBegin },
};
