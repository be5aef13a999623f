import { ACCOUNT_SCREENS } from './account-screens.ts';
import { CLASSIC_SCREENS } from './classic-screens.ts';
import { INTERVIEW_SCREENS } from './interview-screens.ts';
import { MIRROR_FRIEND_SCREENS } from './mirror-friend-screens.ts';
import { MIRROR_OWNER_SCREENS } from './mirror-owner-screens.ts';
import { OVER_TIME_SCREENS } from './over-time-screens.ts';
import { RESULT_SCREENS } from './result-screens.ts';
import type { Screen } from './screen.ts';
import { SIDE_BY_SIDE_SCREENS } from './side-by-side-screens.ts';
import { STRANGER_SCREENS } from './stranger-screens.ts';
import { VALUE_SCREENS } from './value-screens.ts';

/** Every screen and dialog of the product, once: what the tour photographs, and what screens.spec.ts looks at. */
export const SCREENS: readonly Screen[] = [
  ...STRANGER_SCREENS,
  ...ACCOUNT_SCREENS,
  ...INTERVIEW_SCREENS,
  ...VALUE_SCREENS,
  ...CLASSIC_SCREENS,
  ...RESULT_SCREENS,
  ...MIRROR_FRIEND_SCREENS,
  ...MIRROR_OWNER_SCREENS,
  ...SIDE_BY_SIDE_SCREENS,
  ...OVER_TIME_SCREENS,
];
