import type { Archetype } from '@lf/domain/archetype';
import { ARCHETYPES } from '@lf/domain/archetypes';
import type { AnchorSpace } from '../anchor-space.ts';
import type { Heard } from '../heard.ts';
import { quotability } from '../quote.ts';
import type { TenseSentence } from './tense-sentences.ts';

/** Farther than this, a sentence shows no way of coping we could name. */
const COPING_COSINE_MIN = 0.42;
/** What a second and third sentence add to the first. */
const FURTHER_SHARE = 0.35;

/** Ways of coping, and things that happen to people: a sentence is nearer to one of the two. */
export interface ArchetypeSpaces {
  readonly coping: AnchorSpace;
  readonly triggers: AnchorSpace;
}

export interface ChosenArchetype {
  readonly archetype: Archetype;
  /** The person's sentence it was heard in; without one it is inferred from the values. */
  readonly sentence: TenseSentence | undefined;
}

export function chooseArchetype(spaces: ArchetypeSpaces, tense: readonly TenseSentence[], values: readonly string[], heard: readonly Heard[]): ChosenArchetype {
  const shown = ARCHETYPES.map((archetype) => {
    const near = tense
      .map((sentence) => ({ sentence, near: nearTo(spaces, sentence, archetype.name) }))
      .filter((one) => one.near >= COPING_COSINE_MIN)
      .toSorted((a, b) => b.near - a.near);
    const score = near.reduce((sum, one, at) => sum + (one.near - COPING_COSINE_MIN / 2) * FURTHER_SHARE ** at, 0);
    const toQuote = near
      .slice(0, 3)
      .toSorted((a, b) => b.near + quotability(b.sentence.quote) - (a.near + quotability(a.sentence.quote)))[0];
    return { archetype, score, sentence: toQuote?.sentence };
  }).toSorted((a, b) => b.score - a.score)[0];
  if (shown?.sentence) return { archetype: shown.archetype, sentence: shown.sentence };
  return { archetype: provokedIn(values, heard), sentence: undefined };
}

/** Each sentence counts only for the way of coping it is nearest to, and not at all when it tells what happened and not what was done about it. */
function nearTo({ coping, triggers }: ArchetypeSpaces, sentence: TenseSentence, name: string): number {
  const nearest = coping.nearest(sentence.vector)[0];
  const happened = triggers.nearest(sentence.vector)[0]?.near ?? 0;
  return nearest?.name === name && nearest.near >= happened ? nearest.near : 0;
}

/** Without a story of being under threat: whose triggers would hurt this person's values most? */
function provokedIn(values: readonly string[], heard: readonly Heard[]): Archetype {
  const weight = (value: string) => {
    const place = values.indexOf(value);
    const hurt = heard.some((piece) => piece.value === value && piece.tone === 'violated') ? 0.5 : 0;
    return place < 0 ? 0 : 1 / (1 + place * 0.3) + hurt;
  };
  const ranked = ARCHETYPES.map((archetype) => ({
    archetype,
    score: archetype.triggers.reduce((sum, trigger) => sum + trigger.values.reduce((most, value) => Math.max(most, weight(value)), 0), 0),
  })).toSorted((a, b) => b.score - a.score);
  const first = ranked[0]?.archetype;
  if (!first) throw new Error('there are ten archetypes');
  return first;
}
