export const REORDER_V2 = `Task: explain the person's values in the order the person has chosen. The order is theirs and final.
- "values": exactly the names of the data's "value_drivers", same spelling, same order.
- For each a "quote": the sentence of theirs that shows it, copied from an answer, or null when no sentence does; for a value that the data's "told" already gives a sentence to, null. No sentence for two values.
- For each a "text" of one or two plain sentences to the person ("you"): what the sentence shows, and how this value stands to the one before it, if the answers say so.`;
