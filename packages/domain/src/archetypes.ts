import type { Archetype } from './archetype.ts';
import { archetypeKey } from './archetype-key.ts';
import { COMMANDER, PERFECTER, PERFORMER, PROSECUTOR } from './archetypes/against.ts';
import { ESCAPE_ARTIST, FORTRESS, LOGICIAN, WATCHTOWER } from './archetypes/away.ts';
import { PEACEKEEPER, RESCUER } from './archetypes/towards.ts';

export const ARCHETYPES: readonly Archetype[] = [
  PEACEKEEPER,
  RESCUER,
  COMMANDER,
  PROSECUTOR,
  PERFORMER,
  PERFECTER,
  FORTRESS,
  LOGICIAN,
  WATCHTOWER,
  ESCAPE_ARTIST,
];

/** The static texts of an archetype; undefined for a name another engine made up. */
export function archetypeNamed(name: string): Archetype | undefined {
  const wanted = archetypeKey(name);
  return ARCHETYPES.find((archetype) => archetypeKey(archetype.name) === wanted);
}
