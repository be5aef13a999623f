/*
 * Slots: {core} {next} {out} are names; {coreVerb} {nextVerb} {outVerb} what they mean; {coreGift} {nextGift} what they lend to the next;
 * {coreHurt} what hurts the first; {coreQuote} {nextQuote} {outQuote} the person's sentences; {middle} the values between, listed;
 * {mid} {midQuote} one of those with its sentence; {sore} {soreQuote} a value and the sentence in which it was missed,
 * {short} {shortQuote} one in which the speaker fell short of it.
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
  'If you had to pack light, you would take {core} first and {next} second, and you would walk towards {out}.',
  'Ask you what it is all for and the answer is {out}; ask you where it starts and the answer is {core}, then {next}.',
  'You give {core} the first word, {next} the second, and {out} the last.',
  'What you will not do without is {core}; what you do with it is {next}; what you hope to see at the end is {out}.',
];
export const SUMMARY_OF_TWO: readonly string[] = [
  'You start from {core}, and you do it for {out}.',
  'You stand on {core}, and you are on your way to {out}.',
];
export const SUMMARY_OF_ONE: readonly string[] = [
  'You have put one thing above all others: {core}.',
  'If you could keep only one thing, you would keep {core}.',
];

export const CORE: readonly string[] = [
  'The ground under it is {core}, which in your case means {coreVerb}.',
  'It begins with {core}: {coreVerb}.',
  'At the bottom of it lies {core}, and for you that is a matter of {coreVerb}.',
  'What you will not trade away is {core}, in other words {coreVerb}.',
  'By {core} you mean {coreVerb}; much of the rest follows from that.',
  'Ask what {core} has given you, and I would say: {coreGift}.',
];
export const CORE_OWN: readonly string[] = [
  'The ground under it is {core}; you gave it that place yourself, and nobody else could have.',
  'What you will not trade away is {core}, in the sense that only you can give it.',
];
export const CORE_QUOTE: readonly string[] = [
  'You once told it like this: {coreQuote}',
  'It has a scene to go with it: {coreQuote}',
  'I take that from your own words: {coreQuote}',
  'You said it without naming it: {coreQuote}',
  'That is how I understood this sentence of yours: {coreQuote}',
];

export const NEXT: readonly string[] = [
  'From there you take {coreGift} into {next}: {nextVerb}.',
  'The first thing you build on it is {next}, that is, {nextVerb}.',
  'You do not leave it at that; you go on to {next}, which for you is {nextVerb}.',
  'Next to it stands {next}: {nextVerb}, with {coreGift} to start from.',
  'Then comes {next}, and with it {nextGift}.',
];
export const NEXT_OWN: readonly string[] = [
  'Then comes {next}, and what that asks of you, you know better than anyone.',
];
export const NEXT_QUOTE: readonly string[] = [
  'That is not a theory with you: {nextQuote}',
  'You showed me what it looks like: {nextQuote}',
  'In your words: {nextQuote}',
  'One sentence of yours will do as proof: {nextQuote}',
];

export const MIDDLE: readonly string[] = [
  'On the way you count on {middle}.',
  'Between the first and the last you have put {middle}.',
  'What carries you from the one to the other is {middle}.',
  'In between there is a place for {middle}.',
  'The rest of the way is made of {middle}.',
];
export const MID_QUOTE: readonly string[] = [
  'Of {mid} you gave me a picture: {midQuote}',
  'When I think of {mid}, I think of this: {midQuote}',
  'You have lived {mid} and not only named it: {midQuote}',
];

export const HURT: readonly string[] = [
  'What throws you off balance is {coreHurt}, and no wonder: it strikes at the first thing on your list.',
  'There is a price, and you feel it sooner than others do: {coreHurt}.',
  'When something goes wrong for you, it is often {coreHurt}, and then the rest has to wait until that is mended.',
  'The sore spot that comes with it is {coreHurt}; better to know it than to be surprised by it.',
  'People can shake you with little else, but with {coreHurt} they can.',
];
export const HURT_OWN: readonly string[] = [
  'There is a price: where it touches {core}, you will be less patient than people expect of you.',
  'When something goes wrong for you, look there first; where {core} cannot be had, the rest has to wait.',
];
export const SORE_QUOTE: readonly string[] = [
  'How much {sore} counts, I heard where it hurt: {soreQuote}',
  'That {sore} is no ornament in this list you told me yourself: {soreQuote}',
  'You told me where {sore} can be touched: {soreQuote}',
];
export const SHORT_QUOTE: readonly string[] = [
  'You do not let yourself off, either, where {short} is concerned: {shortQuote}',
  'That {short} is a measure you hold yourself to, I learned here: {shortQuote}',
];

export const OUT: readonly string[] = [
  'All of it is meant to lead to {out}: {outVerb}.',
  'And what is it for? For {out}, which you might also call {outVerb}.',
  'The last word in your order is {out}, and by that you mean {outVerb}.',
  'At the far end you have put {out}, and that means {outVerb}.',
  'It is a good day, by this list, when there is {out} in it: {outVerb}.',
];
export const OUT_OWN: readonly string[] = [
  'The last word in your order is {out}; that is what the rest is for.',
  'And what is it for? For {out}, as only you can mean it.',
];
export const OUT_QUOTE: readonly string[] = [
  'There was a moment when it was already there: {outQuote}',
  'You have a sentence for it: {outQuote}',
  'You know it when you see it: {outQuote}',
  'You have had a taste of it: {outQuote}',
];

export const PEOPLE: readonly string[] = [
  'Whoever works with you should know two things: what you put first, {core}, and what you are working towards, {out}.',
  'Those who follow you may not see {core} on an ordinary day. They will on a hard one.',
  'If you lead others, tell them about {core} early; they cannot guess it, and they will run into it.',
  'Keep someone near you who may say so when {core} is slipping; you could be the last to notice.',
  'A team of yours will learn {next} from you by watching. Why {core} comes before it, you will have to tell them.',
];
export const PEOPLE_FEW: readonly string[] = [
  'Whoever follows you should know one thing early: you will not bend on {core}.',
];

export const GUIDE: readonly string[] = [
  'When two good things pull at you, ask which of them leaves {core} whole and brings {out} nearer; if neither does, it can wait.',
  'When you are unsure, this order is a handrail: first see that {core} is looked after, then take the step that has {out} at its end.',
  'Before you say yes to something, hold it against both ends of this list: does it keep {core}, and does it lead to {out}?',
  'For the next hard choice, two questions will do: what does it ask {core} to pay, and is {out} any nearer afterwards?',
  'If a road promises {out} and asks you to leave {core} at the gate, it is not yours, however short it looks.',
];
export const GUIDE_OF_ONE: readonly string[] = [
  'When you are unsure, ask what {core} would have you do, and what it would have you leave.',
];

export const DRIFT: readonly string[] = [
  'You will notice that you have drifted when you still reach for {out} but have stopped looking after {core}.',
  'The danger, for you, is to chase {out} in a week in which {core} has gone missing.',
  'Watch for the weeks in which {next} runs by itself and nobody has asked about {core}.',
];
export const DRIFT_OF_ONE: readonly string[] = [
  'You will notice that you have drifted when days go by in which {core} has had no place, and nobody but you could tell.',
];

export const OPEN_END: readonly string[] = [
  'None of this is a verdict. It is what you told me, put in the order you gave it, and it may change as you do.',
  'Take it as a description and not as a promise; the next hard choice will show how well it holds.',
  'Read it again on a day that does not go well. That is when an order like this is worth having, and when it is worth correcting.',
];
export const OWN_ORDER: readonly string[] = [
  'The order is yours: you moved these words about until they stood right, and that says more than any one of them.',
  'Nobody else would put these words in quite this order, and the order is where you can be recognised.',
];
