import { pick } from '../pick.ts';
import { archetypeTexts } from '../texts/authored-texts.ts';
import { quoted } from './explain-value.ts';

/** What happened, what you did, what it protects, its gift, its cost, one move to try; variants chosen by the scene. */
export function explainArchetype(archetype: string, scene: string | undefined, seed: string): string {
  const say = (kind: string) => pick(archetypeTexts(archetype, kind), `${scene ?? seed}${kind}`);
  const opening =
    scene === undefined ? [archetypeTexts(archetype, 'suggest')[0] ?? ''] : [`You wrote: ${quoted(scene)}`];
  const parts = [...opening, say('did'), say('protects'), say('gift'), say('cost'), say('move')];
  return parts.filter((part) => part !== '').join(' ');
}
