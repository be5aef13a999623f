import { movingPrint } from '../look/print.ts';

/** The one worked example, the same in every film. */
export const MARIA = ['Honesty', 'Family', 'Courage', 'Fairness', 'Trust'] as const;
export const MARIA_PRINT = movingPrint(MARIA, 'The Logician');
export const CORE = 0;
export const OUTCOME = MARIA.length - 1;
/** The vehicle that stands for all of them where there is room for one. */
export const SHOWN_VEHICLE = 2;

export const colourOf = (group: number): string => MARIA_PRINT.picture.groups[group]?.colour.light ?? '#000000';
export const anchorOf = (group: number): { x: number; y: number } =>
  MARIA_PRINT.picture.groups[group]?.anchor ?? { x: 300, y: 392 };
