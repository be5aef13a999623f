import type { SurveyItem } from '@lf/contract/survey';
import { DATA_CLOSES, DATA_OPENS } from '../../engines/llm/delimited-data.ts';
import { isSameText } from '../../engines/llm/reply-rules.ts';

interface RequestData {
  readonly survey_data?: SurveyItem[];
  readonly value_drivers?: string[];
}

/** What a sensible model might say to this request: made from the request, so that it fits any input. */
export function plausibleReply({ system, turns }: { system: string; turns: readonly { content: string }[] }): string {
  const data = requestData(turns[0]?.content ?? '');
  if (system.includes('"next_question"')) return JSON.stringify(question(data));
  if (system.includes('"values_philosophy"')) return JSON.stringify(philosophy(data));
  if (system.includes('"archetype"')) return JSON.stringify(result(data, system));
  return JSON.stringify(reorder(data));
}

function requestData(content: string): RequestData {
  const start = content.indexOf(DATA_OPENS) + DATA_OPENS.length;
  return JSON.parse(content.slice(start, content.lastIndexOf(DATA_CLOSES))) as RequestData;
}

const MOMENTS = [
  'a kitchen at night',
  'your first team',
  'a promise you kept',
  'the teacher you feared',
  'a long road home',
  'an empty office',
  'the summer you left',
  'a letter never sent',
  'someone who believed in you',
  'an apology that came late',
];
const ANGLES = [
  'what did you decide, and why',
  'who noticed you there',
  'which rule mattered most',
  'how did your hands feel',
  'what would you do again',
  'where does it still show today',
  'whom did you want to protect',
];

function question({ survey_data = [] }: RequestData): object {
  const all = ANGLES.flatMap((angle) => MOMENTS.map((moment) => `Think of ${moment}: ${angle}?`));
  const next_question =
    all.find((text) => !survey_data.some((item) => isSameText(item.question, text))) ?? 'What remains unsaid?';
  return { next_question, why: 'It shows what you stood for.', topic: 'A moment' };
}

function sentences(survey: readonly SurveyItem[]): string[] {
  return survey
    .flatMap(({ answer }) => answer.match(/[^.!?]+[.!?]?/g) ?? [])
    .map((text) => text.trim())
    .filter((text) => text.split(/\s+/).length >= 6);
}

const GROUPS = ['core', 'vehicle', 'vehicle', 'vehicle', 'outcome'];

function result({ survey_data = [] }: RequestData, system: string): object {
  const said = sentences(survey_data);
  const archetype = /exactly one of ([^,.]+)/.exec(system)?.[1] ?? '';
  const names = /and no others: ([^.]+)\./.exec(system)?.[1]?.split(', ') ?? [];
  return {
    values: GROUPS.map((group, at) => ({
      name: names[at],
      group,
      quote: said[at % Math.max(1, said.length)] ?? '',
      explanation: `You spoke of ${names[at]} when it counted, and you kept to it.`,
    })),
    archetype,
    archetype_explanation: 'Under pressure you protect what is yours to protect, and you come back when it is calm.',
    triggers: ['Broken promises', 'Being ignored', 'Sudden change'].map((name) => ({
      name,
      explanation: `${name} touches what you value.`,
    })),
  };
}

function reorder({ survey_data = [], value_drivers = [] }: RequestData): object {
  const said = sentences(survey_data);
  return {
    values: value_drivers.map((name, at) => ({
      name,
      explanation: `You live ${name}, and it carries what comes next.`,
      quote: said[at] ?? null,
    })),
  };
}

const FILLER =
  'You have paid for this more than once, and you would pay again, because it is the part of you that others lean on when the day grows long.';

function philosophy({ value_drivers = [] }: RequestData): object {
  let text = `You build on ${value_drivers.join(', and from there you go to ')}.`;
  while (text.split(/\s+/).length < 125) text += ` ${FILLER}`;
  return { values_philosophy: text };
}
