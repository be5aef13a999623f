import { COMMANDER_HURT } from './commander.ts';
import { ESCAPE_ARTIST_HURT } from './escape-artist.ts';
import { FORTRESS_HURT } from './fortress.ts';
import type { FrictionsOfArchetype } from './friction-texts.ts';
import { LOGICIAN_HURT } from './logician.ts';
import { PEACEKEEPER_HURT } from './peacekeeper.ts';
import { PERFECTER_HURT } from './perfecter.ts';
import { PERFORMER_HURT } from './performer.ts';
import { PROSECUTOR_HURT } from './prosecutor.ts';
import { RESCUER_HURT } from './rescuer.ts';
import { WATCHTOWER_HURT } from './watchtower.ts';

/** By the one who is hurt, then by the one whose way of coping it is. */
export const FRICTION_TEXTS: Readonly<Record<string, FrictionsOfArchetype>> = {
  Peacekeeper: PEACEKEEPER_HURT,
  Rescuer: RESCUER_HURT,
  Commander: COMMANDER_HURT,
  Prosecutor: PROSECUTOR_HURT,
  Performer: PERFORMER_HURT,
  Perfecter: PERFECTER_HURT,
  Fortress: FORTRESS_HURT,
  Logician: LOGICIAN_HURT,
  Watchtower: WATCHTOWER_HURT,
  'Escape Artist': ESCAPE_ARTIST_HURT,
};
