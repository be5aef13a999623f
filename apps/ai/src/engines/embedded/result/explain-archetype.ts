import type { ArchetypeParts } from '@lf/contract/survey';
import { pick } from '../pick.ts';
import { archetypeTexts } from '../texts/authored-texts.ts';
import { quoted } from './explain-value.ts';

/** What happened, what you did, what it protects, its gift, its cost, one move to try; variants chosen by the scene. */
export function archetypeParts(archetype: string, scene: string | undefined, seed: string): ArchetypeParts {
  const say = (kind: string) => pick(archetypeTexts(archetype, kind), `${scene ?? seed}${kind}`);
  return {
    ...(scene === undefined ? {} : { scene }),
    did: say('did'),
    protects: say('protects'),
    gift: say('gift'),
    cost: say('cost'),
    move: say('move'),
  };
}

/** The spec's text. Without a scene it says that this is a suggestion. */
export function archetypeExplanation(archetype: string, parts: ArchetypeParts): string {
  const { scene, did, protects, gift, cost, move } = parts;
  const opening = scene === undefined ? (archetypeTexts(archetype, 'suggest')[0] ?? '') : `You wrote: ${quoted(scene)}`;
  return [opening, did, protects, gift, cost, move].join(' ');
}

/** The same for an archetype that the person chose themself. */
export function chosenExplanation({ did, protects, gift, cost, move }: ArchetypeParts): string {
  return [did, protects, gift, cost, move].join(' ');
}
