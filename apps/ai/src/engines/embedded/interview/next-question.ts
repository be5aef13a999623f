import type { NextQuestionInput } from '../../../survey-engine.ts';
import { type Gate, gateOf } from '../gate/gate.ts';
import { EMPTY_NOTE, GIBBERISH_NOTE, OTHER_LANGUAGE_NOTE, THIN_NOTES } from '../gate/notes.ts';
import { SAFETY_NOTICE } from '../gate/safety-notice.ts';
import type { Heard } from '../heard.ts';
import { PLAIN_STRENGTH_MIN } from '../quote.ts';
import { pick, pickFresh } from '../pick.ts';
import { type Asked, readAsked } from './asked.ts';
import { nextProbe } from './next-probe.ts';
import { nextTopic } from './next-topic.ts';
import { opener, probeOpener } from './opener.ts';
import { PROBE_WHYS, PROBES } from './probes.ts';

export interface Question {
  readonly next_question: string;
  readonly why: string;
  readonly topic: string;
  readonly note?: string;
  readonly safety?: typeof SAFETY_NOTICE;
}

/** Every third thin answer, and each note once, so that a person of few words is not nagged. */
const THIN_NOTE_EVERY = 3;

export function composeQuestion(input: NextQuestionInput, heard: readonly Heard[]): Question | undefined {
  const asked = readAsked(input.survey_data);
  const gates = asked.map(({ answer }) => gateOf(answer));
  const gate = gates.at(-1) ?? 'plain';
  const seed = JSON.stringify([input.survey_data, input.additional_questions_requested]);
  const beside = besides(gates);
  const lastHeard = heard.filter(
    ({ answer, strength }) => answer === asked.length - 1 && strength >= PLAIN_STRENGTH_MIN,
  );

  const kind = nextProbe(asked, gate);
  const last = asked.at(-1);
  if (kind && last) {
    const sentence = unused(PROBES[kind], asked, seed);
    if (sentence) {
      return {
        next_question: join(probeOpener(kind, asked, lastHeard, seed), sentence),
        why: PROBE_WHYS[kind],
        topic: last.topic?.id ?? 'follow-up',
        ...beside,
      };
    }
  }
  const topic = nextTopic(asked, gates, heard, seed);
  if (!topic) return undefined;
  const phrasing = pick(topic.phrasings, `${seed}phrasing`);
  return {
    next_question: join(opener(asked, gate, lastHeard, seed), phrasing),
    why: topic.why,
    topic: topic.id,
    ...beside,
  };
}

function besides(gates: readonly Gate[]): Pick<Question, 'note' | 'safety'> {
  switch (gates.at(-1)) {
    case 'crisis':
      return { safety: SAFETY_NOTICE };
    case 'other-language':
      // Said once; after that the person knows.
      return gates.filter((gate) => gate === 'other-language').length === 1 ? { note: OTHER_LANGUAGE_NOTE } : {};
    case 'gibberish':
      return { note: GIBBERISH_NOTE };
    case 'empty':
      return { note: EMPTY_NOTE };
    case 'thin': {
      const times = gates.filter((gate) => gate === 'thin').length;
      const note = THIN_NOTES[Math.floor(times / THIN_NOTE_EVERY)];
      return note !== undefined && times % THIN_NOTE_EVERY === 1 ? { note } : {};
    }
    default:
      return {};
  }
}

function unused(sentences: readonly string[], asked: readonly Asked[], seed: string): string | undefined {
  const fresh = sentences.filter((sentence) => !asked.some(({ question }) => question.endsWith(sentence)));
  return fresh.length === 0 ? undefined : pickFresh(fresh, () => 0, `${seed}probe`);
}

function join(opening: string, sentence: string): string {
  return opening === '' ? sentence : `${opening} ${sentence}`;
}
