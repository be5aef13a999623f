export interface Vocabulary {
  readonly archetypes: readonly string[];
  /** The catalogue's names. Both engines use the same names, and any other name is the person's own. */
  readonly values: readonly string[];
  /** Ids of the interview's topics. */
  readonly topics: readonly string[];
}

export const RESULT_V2 = ({
  archetypes,
  values,
}: Vocabulary): string => `Task: say which values the answers show, and which defensive archetype and triggers.
- "values": 7 to 10, the clearest first; fewer if little was told. Each with a "name" from the list below, no two alike; a "group": "core" (the foundation, shown most across answers), "vehicle" (how it is lived) or "outcome" (what it is for); a "quote": the sentence that shows it, no sentence for two values; a "text" of one plain sentence to the person ("you") on what that sentence shows.
- "archetype": the "name", exactly one of ${archetypes.join(', ')}; the "quote", a sentence that tells what the person did under threat, or null when none tells it; and one plain sentence to the person each: "did" (what they did), "protects" (what it protects), "gift", "cost", "move" (one small move to try).
- "triggers": 3 to 5 situations that set it off, each with a "name" of at most four words without punctuation, a "quote" (the sentence that tells it, or null), "why" it sets them off in one sentence, and "move", one small move to try.
- The value names to choose from, and no others: ${values.join(', ')}.`;
