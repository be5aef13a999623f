/** `{q}` is the person's own clause, verbatim; `{np}` a thing they named, said back with "your". */
export const QUOTE_OPENERS: readonly string[] = [
  'I stopped for a moment at “{q}”.',
  'I noticed how you put it: “{q}”.',
  'You wrote “{q}”, and I will keep that in view.',
  'Of all you wrote, I would underline “{q}”.',
  '“{q}”: I read that twice.',
  '“{q}” is a line I would not want to lose.',
  'With “{q}” still in my ear, let me turn to something else.',
  'I heard you say “{q}”.',
  'I will let “{q}” stand as you said it, and ask about something else.',
  'You say “{q}”. I will hold on to that.',
  'What I take with me is “{q}”.',
  'I will remember “{q}” as we go on.',
  'Thank you. “{q}” stays with me.',
  'There is a whole story in “{q}” alone.',
];

/** For a bare feeling: heard, and left as it is. */
export const FELT_QUOTE_OPENERS: readonly string[] = [
  'I heard “{q}”.',
  'You say “{q}”, and that is enough for me to go on.',
  '“{q}”: thank you for naming it.',
  'I will keep “{q}” in mind.',
  'You put it simply, “{q}”, and I take it as you say it.',
];

/** For a scene one can see. */
export const SCENE_QUOTE_OPENERS: readonly string[] = [
  'I can picture it: “{q}”.',
  'For a moment I was there with you: “{q}”.',
  '“{q}”: I see it before me.',
  'Thank you for the picture, “{q}”.',
];

/** For words that tell what happened and no more: nothing solemn. */
export const PLAIN_QUOTE_OPENERS: readonly string[] = [
  'All right: “{q}”. Let us go on.',
  '“{q}”, you write. Thank you; I have that.',
  'Thank you for “{q}” and all the rest. Now to something different.',
  'Thank you. I have “{q}” down, with the rest.',
  'I read “{q}”, and I can follow. Here is another one.',
  'Thank you. With “{q}” in mind, I would like to ask about something else.',
];

export const NOUN_OPENERS: readonly string[] = [
  'Thank you for what you wrote about {np}.',
  'Let us leave {np} there for a while and go somewhere else.',
  'From {np} to something quite different.',
];

export const MENTIONED_OPENERS: readonly string[] = [
  'Thank you for telling me about {np}.',
  'Thank you for bringing {np} into this.',
];

export const QUIET_QUOTE_OPENERS: readonly string[] = [
  'Thank you for trusting me with this, and with the words “{q}”.',
  'You wrote “{q}”. I will leave it as you said it.',
  'That cannot have been easy to write. I heard “{q}”.',
  'Thank you for telling me that. I will not forget “{q}” as we go on.',
  'I have read this slowly. “{q}” is in good hands here.',
  '“{q}”: thank you for saying it. There is no hurry.',
];

export const QUIET_OPENERS: readonly string[] = [
  'Thank you for trusting me with this.',
  'That cannot have been easy to write. Thank you.',
  'I have read this slowly, and I will leave it as you said it.',
  'Thank you for telling me. There is no hurry here.',
  'I am glad you did not have to leave this out.',
];

/** When nothing in the answer lends itself to being said back. */
export const PLAIN_OPENERS: readonly string[] = [
  'Thank you for telling me.',
  'Thank you, I have that.',
  'I see.',
  'Thank you. I keep that with the rest.',
  'All right, thank you.',
];

export const SKIPPED_OPENERS: readonly string[] = [
  'That is fine. We leave that one closed.',
  'Of course. Not every question is for every person.',
  'No need to explain. Let us go on with something else.',
  'Gladly left out. Here is another one.',
];

export const DECLINED_OPENERS: readonly string[] = [
  'That is all right; not every question opens a door.',
  'Then let us leave that one and try another.',
  'Nothing has to come. Perhaps this one speaks to you more.',
  'No matter. Memory has its own opening hours.',
];

export const CRISIS_OPENERS: readonly string[] = [
  'Thank you for telling me. You matter more than these questions, and you can pause or stop here whenever you like. If you want to go on, here is a gentler one.',
  'I am glad you wrote that down and did not keep it to yourself. There is no need to go on now. Should you want to, here is something quieter.',
  'What you wrote is important, and I will not ask about it. Take all the time you need. If and when you wish to go on:',
];

export const OTHER_LANGUAGE_OPENERS: readonly string[] = [
  'Thank you for answering in the language this memory lives in.',
  'Thank you. I could follow only part of it, and I am glad you told it your way.',
  'Thank you, that is kept exactly as you wrote it.',
];

/** Before a probe: half a sentence that shows what it refers to. */
export const PROBE_QUOTE_OPENERS: readonly string[] = [
  'You wrote “{q}”.',
  'I would like to stay with “{q}” for a moment.',
  '“{q}”: may I ask about that?',
  'Before we go on, back to “{q}”.',
  'Let me stay with your words, “{q}”.',
];

export const PROBE_PLAIN_OPENERS: readonly string[] = [
  'I would like to stay with this story for a moment.',
  'Before we go on, one more thing about what you just told me.',
  'Let me linger over this one.',
];
