export const PHILOSOPHY_WORDS_MAX = 200;

export const PHILOSOPHY_V2 = `Task: write the person's values philosophy from the data: their values in their order, explanations, and "told", their own sentences, each with its number.
- "sentences": the text in order. Each entry has a "text" of one plain sentence to the person ("you"), and "told": the number of the sentence of theirs that is printed after it, or null.
- The first entry has "told": null and can stand alone as a heading. Introduce each of their sentences so that it reads on; use none twice. At least half of the entries carry one, as far as there are enough.
- In the order of the values. 120 to ${PHILOSOPHY_WORDS_MAX} words with their sentences; shorter if there is little to go on. No stock flattery, no advice.`;
