/** {q} the sentence; {name} {verb} {violation} from the catalogue; {conf} how sure, in words. */
export const LIVED: readonly string[] = [
  '{q} That is where I heard {name} most plainly. It was {conf}.',
  'You wrote: {q} To me that is a sentence about {verb}. It was {conf}.',
  'The sentence I would point to is this one: {q} It speaks of {verb}, and this value was {conf}.',
  'What gave it away was this: {q} It was {conf}.',
  'I would not have guessed {name} from a list. I heard it in your own words: {q} It was {conf}.',
  'It is there when you say: {q} You seem to be at home in {verb}. It was {conf}.',
  '{q} Someone to whom {name} meant little would not have told me that. It was {conf}.',
  'You did not name it; you told it: {q} It was {conf}.',
];

export const VIOLATED: readonly string[] = [
  'It shows where it was hurt: {q} What stings there is {violation}, and it stings because {name} counts for you. It was {conf}.',
  'Sometimes a value is heard by its absence. You wrote: {q} What was missing there, I think, is {name}. It was {conf}.',
  '{q} That this stayed with you tells me something about {name}. It was {conf}.',
  'I heard it on the sore side: {q} Behind it stands {verb}, as something you count on. It was {conf}.',
  'You remember {violation}, or something near it: {q} We seldom remember so well what does not matter to us. It was {conf}.',
];

/** A sentence that points there without quite saying it. */
export const FAINT: readonly string[] = [
  'I am not sure of this one. What made me think of {name} is a sentence like this: {q} You will know whether it belongs.',
  'Perhaps. You wrote: {q} There may be {verb} in it; take it or leave it.',
  'I heard it only faintly, here: {q} If {name} is yours, you will recognise it; if not, strike it out.',
];

export const AGAIN: readonly string[] = ['And in another story: {q}', 'It came back elsewhere: {q}', 'You also wrote: {q}'];

export const NOT_HEARD: readonly string[] = [
  'No sentence of yours says {name} outright. I offer it as a question: does {verb} matter to you? Keep it only if it does.',
  'I did not hear this one clearly enough to claim it. It stands here as an offer, because {verb} matters to many people; cross it out if it is not yours.',
  'This is a suggestion and not a finding: nothing you told me speaks plainly of {name}. You will know at once whether it belongs.',
];

export const ADDED_UNMATCHED: readonly string[] = [
  'You added this yourself, so you know better than I do where it lives in your stories.',
  'You added this yourself. I have no sentence to set beside it, and it needs none from me.',
];

export const ADDED_UNHEARD: readonly string[] = [
  'You added this yourself. I read it as close to {name}: {verb}. I did not hear it in a sentence of yours, and you do not need me to.',
  'You added this yourself, and I take it to mean something like {verb}. It was not in what I heard; it is in what you chose.',
];

export const ADDED_HEARD: readonly string[] = [
  'You added this yourself. Looking back, I find it close to {name} in what you wrote: {q}',
  'You added this yourself, and once you had, I saw it here: {q} To me that touches on {verb}.',
];
