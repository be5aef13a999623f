/*
 * Slots: {core} {next} {out} are names; {coreVerb} {nextVerb} {outVerb} what they mean; {coreHurt} what hurts the first;
 * {coreQuote} {nextQuote} {outQuote} the person's sentences; {middle} the values between, listed.
 * A sentence whose slot is empty is never used. No verb may depend on a name: a value of the person's own may be plural or a phrase.
 */
export const SUMMARY: readonly string[] = [
  'You start from {core}, you work through {next}, and you measure it all by {out}.',
  'You lead by keeping {core} intact, because without it neither {next} nor {out} would be worth much to you.',
  'Everything you do for {out} begins with {core} and passes through {next}.',
  'You want {out}, though not at the price of {core}, and {next} is how you mean to get there.',
  'You put {core} first, you reach for {next}, and you are not done until there is {out}.',
  'You stand on {core}, you move by {next}, and you are on your way to {out}.',
  'Without {core}, neither {next} on the way nor {out} at the end would mean much to you.',
];
export const SUMMARY_OF_TWO: readonly string[] = ['You start from {core}, and you do it for {out}.', 'You stand on {core}, and you are on your way to {out}.'];
export const SUMMARY_OF_ONE: readonly string[] = ['You have put one thing above all others: {core}.', 'If you could keep only one thing, you would keep {core}.'];

export const CORE: readonly string[] = [
  'The ground under it is {core}, which in your case means {coreVerb}.',
  'It begins with {core}: {coreVerb}.',
  'At the bottom of it lies {core}, and for you that is a matter of {coreVerb}.',
  'What you will not trade away is {core}, in other words {coreVerb}.',
];
export const CORE_OWN: readonly string[] = [
  'The ground under it is {core}; you gave it that place yourself, and nobody else could have.',
  'What you will not trade away is {core}, in the sense that only you can give it.',
];
export const CORE_QUOTE: readonly string[] = [
  'You once told it like this: {coreQuote}',
  'It has a scene to go with it: {coreQuote}',
  'I take that from your own words: {coreQuote}',
];

export const NEXT: readonly string[] = [
  'The first way you put it to work is {next}: {nextVerb}.',
  'From there your next step is {next}, that is, {nextVerb}.',
  'You do not leave it at that; you go on to {next}, which for you is {nextVerb}.',
];
export const NEXT_QUOTE: readonly string[] = ['That is not a theory with you: {nextQuote}', 'You showed me what it looks like: {nextQuote}', 'In your words: {nextQuote}'];

export const MIDDLE: readonly string[] = [
  'On the way you count on {middle}.',
  'Between the first and the last stand {middle}, and each prepares the next.',
  'What carries you from the one to the other is {middle}.',
];

export const HURT: readonly string[] = [
  'What throws you off balance is {coreHurt}, and no wonder: it strikes at the first thing on your list.',
  'There is a price, and you feel it sooner than others do: {coreHurt}.',
  'When something goes wrong for you, it is often {coreHurt}, and then the rest has to wait until that is mended.',
];
export const HURT_OWN: readonly string[] = [
  'There is a price: where it touches {core}, you will be less patient than people expect of you.',
  'When something goes wrong for you, look there first; where {core} cannot be had, the rest has to wait.',
];

export const OUT: readonly string[] = [
  'All of it is meant to lead to {out}: {outVerb}.',
  'And what is it for? For {out}, which you might also call {outVerb}.',
  'The last word in your order is {out}, and by that you mean {outVerb}.',
];
export const OUT_OWN: readonly string[] = ['The last word in your order is {out}; that is what the rest is for.', 'And what is it for? For {out}, as only you can mean it.'];
export const OUT_QUOTE: readonly string[] = ['There was a moment when it was already there: {outQuote}', 'You have a sentence for it: {outQuote}', 'You know it when you see it: {outQuote}'];

export const PEOPLE: readonly string[] = [
  'Whoever works with you should know two things: what you put first, {core}, and what you are working towards, {out}.',
  'Those who follow you may not see {core} on an ordinary day. They will on a hard one.',
  'If you lead others, tell them about {core} early; they cannot guess it, and they will run into it.',
];
export const PEOPLE_FEW: readonly string[] = ['Whoever follows you should know one thing early: you will not bend on {core}.'];

export const GUIDE: readonly string[] = [
  'When two good things pull at you, ask which of them leaves {core} whole and brings {out} nearer; if neither does, it can wait.',
  'When you are unsure, this order is a handrail: first see that {core} is looked after, then take the step that has {out} at its end.',
  'Before you say yes to something, hold it against both ends of this list: does it keep {core}, and does it lead to {out}?',
];
export const GUIDE_OF_ONE: readonly string[] = ['When you are unsure, ask what {core} would have you do, and what it would have you leave.'];

export const DRIFT: readonly string[] = [
  'You will notice that you have drifted when you still reach for {out} but have stopped looking after {core}.',
  'The danger, for you, is to chase {out} in a week in which {core} has gone missing.',
];
export const DRIFT_OF_ONE: readonly string[] = ['You will notice that you have drifted when days go by in which {core} has had no place, and nobody but you could tell.'];

export const OPEN_END: readonly string[] = [
  'None of this is a verdict. It is what you told me, put in the order you gave it, and it may change as you do.',
  'Take it as a description and not as a promise; the next hard choice will show how well it holds.',
  'Read it again on a day that does not go well. That is when an order like this is worth having, and when it is worth correcting.',
];
export const OWN_ORDER: readonly string[] = ['The order is yours: you moved these words about until they stood right, and that says more than any one of them.', 'Nobody else would put these words in quite this order, and the order is where you can be recognised.'];
