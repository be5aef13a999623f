import type { Clip } from './clips.ts';
import type { DirectFilm } from './frames.ts';
import { valueDriversIntro } from './scenes/value-drivers-intro.ts';
import { valuesMapping } from './scenes/values-mapping.ts';

/** The clips that have pictures. */
export const FILMS: Readonly<Partial<Record<Clip, DirectFilm>>> = {
  'value-drivers-intro': valueDriversIntro,
  'values-mapping': valuesMapping,
};
