import { archetypeNamed, triggerNamed } from './archetypes.ts';

/** A sentence's end, with the quotation marks that may follow it. */
const LAST_SENTENCE_END = /^.*[.!?…]["”’»]?\s/su;

function without(text: string, part: string): string {
  return text
    .replace(part, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}

export interface ArchetypeTexts {
  /** What is said to this person alone. */
  readonly explanation: string;
  readonly protects?: string;
  readonly gift?: string;
  readonly shows?: string;
}

/** The explanation with its three standing parts told apart, so that a page can show each in its own place. */
export function archetypeTexts(name: string, explanation: string): ArchetypeTexts {
  const archetype = archetypeNamed(name);
  if (archetype === undefined) return { explanation };
  const { protects, gift, shows } = archetype;
  return { explanation: [protects, gift, shows].reduce(without, explanation), protects, gift, shows };
}

export interface TriggerTexts {
  readonly explanation: string;
  /** A small thing to try the next time. */
  readonly repair?: string;
}

/** The explanation without the small move it ends in, and the move. */
export function triggerTexts(name: string, explanation: string): TriggerTexts {
  const repair = triggerNamed(name)?.repair;
  if (repair === undefined) return { explanation };
  const at = explanation.indexOf(repair);
  if (at < 0) return { explanation, repair };
  const before = explanation.slice(0, at);
  const after = explanation.slice(at + repair.length).trim();
  const kept = LAST_SENTENCE_END.exec(before)?.[0] ?? '';
  return { explanation: [kept.trim(), after].filter(Boolean).join(' '), repair };
}

/** The first sentence of a philosophy, for the summary. */
export function firstSentence(text: string): string {
  return /^[^.!?…]+[.!?…]+["”’»]?/u.exec(text.trim())?.[0] ?? text.trim();
}
