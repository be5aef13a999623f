import type { ArchetypeParts } from '@lf/contract/survey';
import { pick } from '../pick.ts';
import { archetypeTexts } from '../texts/authored-texts.ts';
import { quoted } from './explain-value.ts';

/** What happened, what you did that time, what it can protect, its gift, its cost, one move to try; variants chosen by the scene. */
export function archetypeParts(archetype: string, scene: string | undefined, seed: string): ArchetypeParts {
  return scene === undefined ? partsOf(archetype, 'suggest', seed) : { scene, ...partsOf(archetype, 'did', scene) };
}

/** The same for an archetype that the person chose themself: they say how they are. */
export function chosenParts(archetype: string, seed: string): ArchetypeParts {
  return partsOf(archetype, 'does', seed);
}

function partsOf(archetype: string, did: 'did' | 'does' | 'suggest', seed: string): ArchetypeParts {
  const say = (kind: string) => pick(archetypeTexts(archetype, kind), `${seed}${kind}`);
  return { did: say(did), protects: say('protects'), gift: say('gift'), cost: say('cost'), move: say('move') };
}

/** The spec's text. */
export function archetypeExplanation({ scene, did, protects, gift, cost, move }: ArchetypeParts): string {
  return [...(scene === undefined ? [] : [`You wrote: ${quoted(scene)}`]), did, protects, gift, cost, move].join(' ');
}
