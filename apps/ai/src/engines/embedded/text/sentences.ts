/** A stretch of the verbatim text: `text.slice(start, end) === quote`. */
export interface Sentence {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/** Full stops that end no sentence. Lower case, since capitals may not matter: people type as they like. */
const ABBREVIATION = /(?:^|[\s("'])(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|approx|dept|e\.g|i\.e|[a-z])\.$/iu;
/** Those that end one before a capital letter. */
const ABBREVIATION_AT_END = /(?:^|[\s("'])(?:etc|yrs?|hrs|mins|no|a\.m|p\.m|u\.s|u\.k)\.$/iu;
/** An ellipsis of three or more stops ends no sentence, unless it is the whole text. */
const BREATH = /(?:\.\s?){2,}\.?$|…$/u;
/** Matched at the beginning of a run of stops only: from each of ten thousand dots the match would be quadratic. */
const BOUNDARY = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)|\n+/gu;

export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    const soFar = text.slice(start, end);
    const isLineBreak = match[0].startsWith('\n');
    if (
      !isLineBreak &&
      (endsNothing(soFar, text.slice(end, end + NEXT_CHARACTERS)) || isWithinSpeech(soFar, text, end))
    )
      continue;
    keep(found, text, start, end);
    start = end;
  }
  keep(found, text, start, text.length);
  return found.flatMap((sentence) => cutAtPauses(text, sentence));
}

/** Where a run-on sentence may be cut: before a conjunction that follows a comma, or at a semicolon or dash. */
const PAUSE = /(?:;|,(?=\s+(?:and|but|so|because|then|which|while)\b)|\s[-–—](?=\s))\s*/giu;

/** People who type without full stops still say one thing after another: a part of a long sentence is easier to recognise oneself in. */
function cutAtPauses(text: string, sentence: Sentence): Sentence[] {
  if (wordCount(sentence.quote) <= BREATHLESS_WORDS) return [sentence];
  const parts: Sentence[] = [];
  let start = sentence.start;
  for (const match of sentence.quote.matchAll(PAUSE)) {
    const end = sentence.start + match.index + match[0].length;
    const left = wordCount(text.slice(end, sentence.end));
    if (wordCount(text.slice(start, end)) < PART_WORDS_MIN || left < PART_WORDS_MIN) continue;
    keep(parts, text, start, end);
    start = end;
  }
  keep(parts, text, start, sentence.end);
  return parts.map(withoutPause);
}
const PART_WORDS_MIN = 12;

/** A part does not end on the comma it was cut at. */
function withoutPause({ quote, start }: Sentence): Sentence {
  const whole = quote.replace(/[\s,;–—-]+$/u, '');
  return { quote: whole, start, end: start + whole.length };
}

/** A run-on sentence without such places is cut at its commas: a quotation of eighty words is too long. */
const BREATHLESS_WORDS = 45;

/** Longer than any abbreviation: the end of a stretch tells as much as the whole. */
const TAIL_CHARACTERS = 40;

/** Enough to see how the next word begins. */
const NEXT_CHARACTERS = 20;

function endsNothing(soFar: string, next: string): boolean {
  const tail = soFar.slice(-TAIL_CHARACTERS);
  if (BREATH.test(tail)) return wordCount(soFar) < BREATHLESS_WORDS;
  if (ABBREVIATION_AT_END.test(tail)) return !/^\s+["“'‘(]?\p{Lu}/u.test(next);
  return ABBREVIATION.test(tail) && !/\bi\.$/iu.test(tail);
}

/** What somebody said stays together, if it is short: “I missed it. I am sorry.” */
const SPEECH_CHARACTERS_MAX = 240;

function isWithinSpeech(soFar: string, text: string, end: number): boolean {
  const opened = /["“](?=[\p{L}\p{N}])[^"“”]*$/u.exec(soFar.slice(-SPEECH_CHARACTERS_MAX));
  if (opened === null) return false;
  const rest = text.slice(end, end + SPEECH_CHARACTERS_MAX - opened[0].length);
  return /^[^"“”\n]*[.!?…,]["”]/u.test(rest);
}

function keep(found: Sentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const quote = raw.trim();
  if (quote === '') return;
  const start = from + raw.indexOf(quote);
  found.push({ quote, start, end: start + quote.length });
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

function wordCount(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
