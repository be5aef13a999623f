/** {q} the sentence; {name} and {verb} from the catalogue; {topic} what was asked. A text whose gap cannot be filled is not used. */
export const LIVED: readonly string[] = [
  '{q} That is where I heard {name} most plainly.',
  'You wrote: {q} To me that is a sentence about {verb}.',
  'When you spoke of {topic}, you said: {q} I hear {verb} in that.',
  'What gave it away was this: {q}',
  'I would not have guessed {name} from a list. I heard it in your own words: {q}',
  'From what you said about {topic}: {q} For me that has to do with {verb}.',
  '{q} Someone to whom {name} meant little would have told it otherwise.',
  'You did not name it; you told it: {q}',
  'I underlined this one: {q} It is about {verb}, as I read it.',
  'It was in your answer about {topic}: {q}',
];

export const VIOLATED: readonly string[] = [
  'It shows where it was hurt: {q} I think it hurt because {name} counts for you.',
  'Sometimes a value is heard by its absence. You wrote: {q} It made me think of {name}.',
  '{q} That this stayed with you tells me something about {name}.',
  'I heard it on the sore side: {q} What was at risk there, I think, is {name}.',
  'We seldom remember so well what does not matter to us: {q} I hear {name} behind it.',
  'When you spoke of {topic}, this was the sore spot: {q} Without {name} it would hardly be one.',
  '{q} I asked myself what was taken from you there, and came to {name}.',
  'Speaking of {topic}, you wrote: {q} It would not have touched you so if {name} were nothing to you.',
];

/** What was hurt was hurt by the speaker. */
export const FELL_SHORT: readonly string[] = [
  'You tell it against yourself: {q} Nobody is troubled by falling short of what they do not care about, and I hear {name} in it.',
  'You were not at your best there: {q} The measure you missed, I think, is {name}.',
  '{q} That you tell this at all says something about {name}: it is a measure you hold yourself to.',
  'You could have left this one out: {q} That you did not makes me think that {name} is something you ask of yourself.',
  'When you spoke of {topic}, you did not spare yourself: {q} What you hold against yourself there is, I think, a matter of {name}.',
];

/** Neither plainly lived nor plainly hurt: something was at stake, and more is not said. */
export const AT_STAKE: readonly string[] = [
  'You wrote: {q} It made me think of {name}.',
  '{q} I stopped there, because it seems to turn on {name}.',
  'A sentence I went back to: {q} As I read it, {name} is what it turns on.',
  'When you spoke of {topic}, you said: {q} I wondered how much {name} means to you.',
  'From your answer about {topic}: {q} If I heard right, {name} was at stake.',
  'This one I would ask you about: {q} I hear {name} in it, for better or worse.',
];

/** The one sentence that two values were heard in. {other} has quoted it already. */
export const SHARED: readonly string[] = [
  'The sentence I quoted for {other} holds this as well: {q} I hear {name} in it, too.',
  'There are two things in one sentence here. {q} I named {other} first; {name} is the other.',
];

/** A sentence that points there without quite saying it. */
export const FAINT: readonly string[] = [
  'I am not sure of this one. What made me think of {name} is a sentence like this: {q} You will know whether it belongs.',
  'Perhaps. You wrote: {q} It may be about {verb}; take it or leave it.',
  'I heard it only faintly, here: {q} If {name} is yours, you will recognise it; if not, strike it out.',
];

/** The sentence is the person's to show, not ours. */
export const NOT_REPEATED: readonly string[] = [
  'I heard it in something you told me about {topic}. I do not repeat that here, since this page may be shown to others. To me it was about {verb}.',
  'It is in a sentence that should stay between us, from what you said about {topic}. What I heard in it is {name}.',
];

/** {n} stories, in words. One story is mentioned only where the sentence is not plain enough to stand alone. */
export const IN_SEVERAL: readonly string[] = [
  'I heard it in {n} of your stories.',
  'It came up in {n} of your stories.',
  'It runs through {n} of your stories.',
];
export const IN_ONE: readonly string[] = [
  'I heard it in one story.',
  'You said it once, and once can be enough.',
  'One of your stories carries it.',
  'So far it rests on one story.',
  'One story speaks for it; weigh it accordingly.',
];
export const IN_ONE_TWICE: readonly string[] = [
  'I heard it more than once, though in one story.',
  'It came up more than once in that story.',
];

/** Several sentences come near it and none says it. */
export const UNDERTONE: readonly string[] = [
  'No single sentence says {name} outright, but your stories keep coming near it. This one comes nearest: {q}',
  'I heard it as an undertone; the nearest you come to saying it is here: {q} You will know whether it belongs.',
  'It is not said outright, and yet I kept thinking of {verb}, here for instance: {q}',
  'This one is between the lines, if anywhere. I thought of {name} when I read: {q}',
];

/** The same after the person has kept the value: nothing to strike out any more. */
export const KEPT_NEAR: readonly string[] = [
  'You kept this one. The nearest I came to hearing it was here: {q}',
  'I heard it only as an undertone, and you confirmed it. It comes nearest to words here: {q}',
  'You know this one better than I do. I only caught a glimpse of it, here: {q}',
  'I was not sure of this one; you were. It may have begun to show here: {q}',
];
export const KEPT_UNHEARD: readonly string[] = [
  'I had only offered this one, and you kept it. That counts for more than a sentence I might have found.',
  'No sentence of yours says it; you chose it all the same, so it must live where I did not ask.',
  'I asked whether this one is yours, and you say that it is. I take your word for it.',
  'This one comes from you and not from anything I heard; it stands here on your word.',
  'You kept it without a sentence to lean on. You will have your reasons, and they need not be mine to know.',
];

export const AGAIN: readonly string[] = [
  'And in another story: {q}',
  'It came back elsewhere: {q}',
  'You also wrote: {q}',
];

export const NOT_HEARD: readonly string[] = [
  'No sentence of yours says {name} outright. I offer it as a question: is {verb} something you care about? Keep it only if it is.',
  'I did not hear this one clearly enough to claim it. It stands here as an offer, because {verb} matters to many people; cross it out if it is not yours.',
  'This is a suggestion and not a finding: nothing you told me speaks plainly of {name}. You will know at once whether it belongs.',
  'Your stories leave room for {name}, and no more than that. If {verb} means something to you, keep it.',
  'I have no sentence for this one. I put {name} here to ask you about it, and you may say no.',
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
