/** Sentences that need the one before them: who did it, or what it follows from, is not in them. */
const LEANS_ON_CONTEXT =
  /^["“'‘]?(?:he|she|they|it|his|her|their|its|him|them|and|but|so|then|this|that|those|these|which|because|or|you|your|we'd|afterwards?|elsewhere|there)\b/iu;
const FIRST_PERSON = /\b(?:i|me|my|myself|mine|we|us|our|im|ive)\b/iu;

/** Whether a sentence is about the person who wrote it and can be understood without the one before it. */
export function isOwnStatement(sentence: string): boolean {
  return !LEANS_ON_CONTEXT.test(sentence) && FIRST_PERSON.test(sentence);
}
