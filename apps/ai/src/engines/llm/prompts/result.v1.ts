export interface Vocabulary {
  readonly archetypes: readonly string[];
  /** The catalogue's names. Whichever engine speaks, the same thing has the same name, and any other name is the person's own. */
  readonly values: readonly string[];
}

export const RESULT_V1 = ({
  archetypes,
  values,
}: Vocabulary): string => `Task: say which values you heard in the answers, and which defensive archetype and triggers.
- "values": 5 to 10. Each with a "name" from the list below, no two alike; a "group": "core" (the foundation, heard most across answers), "vehicle" (how it is lived) or "outcome" (what it is for), at least one of each; a "quote": the sentence you heard it in; an "explanation" of two or three sentences to the person ("you"), grounded in that sentence. At most two values may share a sentence.
- "archetype": exactly one of ${archetypes.join(', ')}. "archetype_explanation": three or four sentences on what it protects, how it shows, its gift and a repair move; if no sentence under pressure was told, say that it is a guess from the values.
- "triggers": 3 to 5 situations that set it off, each a "name" of at most four words without punctuation and an "explanation" of one or two sentences.
- The value names to choose from, and no others: ${values.join(', ')}.
- If little was told, say less: fewer values, and plainly that little was heard.`;
