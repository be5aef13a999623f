import { against } from './trigger-anchors/against.ts';
import { away } from './trigger-anchors/away.ts';
import { towards } from './trigger-anchors/towards.ts';
import type { TriggerAnchors } from './trigger-anchors/anchors.ts';

/** In the archetypes' own order: the trained vectors stand in it, too. */
export const TRIGGER_ANCHORS: TriggerAnchors = { ...towards, ...against, ...away };
