import { AboutYouStep } from '../../features/survey/steps/about-you.tsx';
import { AddValues } from '../../features/survey/steps/add-values.tsx';
import { AFewQuestions } from '../../features/survey/steps/a-few-questions.tsx';
import { BeforeWeBeginScreen } from './before-we-begin.tsx';
import { ConfirmFingerprint } from '../../features/survey/steps/confirm-fingerprint.tsx';
import { EarliestMemory } from '../../features/survey/steps/earliest-memory.tsx';
import { PotentialValues } from '../../features/survey/steps/potential-values.tsx';
import { YourProfessionalLife } from '../../features/survey/steps/your-professional-life.tsx';
import { lazyScreen, presentScreen } from '../lazy-screen.tsx';
import { classicStepScreens } from './classic-step-screens.ts';
import type { StepScreens } from '../../features/survey/area/survey-area.tsx';

const beforeWeBegin = presentScreen(BeforeWeBeginScreen);

/** The steps of the main way are small and come with the survey; what is heavy is fetched one step ahead. */
export const stepScreens: StepScreens = {
  main: {
    'before-we-begin': beforeWeBegin,
    'about-you': presentScreen(AboutYouStep),
    'your-professional-life': presentScreen(YourProfessionalLife),
    'a-few-questions': presentScreen(AFewQuestions),
    'earliest-memory': presentScreen(EarliestMemory),
    'potential-values': presentScreen(PotentialValues),
    'video-value-drivers': lazyScreen(() => import('./video-value-drivers.tsx')),
    'add-values': presentScreen(AddValues),
    'video-values-mapping': lazyScreen(() => import('./video-values-mapping.tsx')),
    'value-order': lazyScreen(() => import('./value-order.tsx')),
    'confirm-fingerprint': presentScreen(ConfirmFingerprint),
  },
  classic: { ...classicStepScreens, 'before-we-begin': beforeWeBegin },
};
