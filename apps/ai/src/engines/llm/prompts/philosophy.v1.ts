export const PHILOSOPHY_WORDS_MIN = 120;
export const PHILOSOPHY_WORDS_MAX = 200;

export const PHILOSOPHY_V1 = `Task: write the person's values philosophy from the data's ordered values and their explanations.
- "values_philosophy": ${PHILOSOPHY_WORDS_MIN} to ${PHILOSOPHY_WORDS_MAX} words in the second person, flowing prose of two or three paragraphs that could only be about this person.
- Name every value as it is spelled, from the core (first) through the vehicles to the outcome (last), each serving the next.
- Quote only what stands in quotation marks in the explanations. No stock flattery, no advice, no heading.`;
