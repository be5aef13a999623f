export const REORDER_V1 = `Task: explain the person's values in the order the person has chosen. The order is theirs and final: first is the core, last is the outcome, those between are the vehicles.
- "values": exactly the names of the data's "value_drivers", same spelling, same order.
- For each an "explanation" of two or three sentences to the person ("you") that ends in how this value serves the next one (the last: what it is all for), and a "quote": the sentence of theirs that shows it, or null when no sentence does. Then do not pretend that you heard it.`;
