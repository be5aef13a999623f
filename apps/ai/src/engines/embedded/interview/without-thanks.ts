import { actTexts } from '../texts/authored-texts.ts';

const THANKS = /\bThank(?:s| you)[^.]*\./u;

/** What is left of a text for whoever is tired of thanks; the text itself where it is nothing else. */
export const withoutThanks = (text: string): string => text.replace(THANKS, '').trim() || text;

export const isThanksAlone = (text: string): boolean => text.replace(THANKS, '').trim() === '';

/** The texts of a kind as they may have been said. */
export const formsOf = (kind: string): readonly string[] => actTexts(kind).map(withoutThanks);
