import type { SurveyItem } from '@lf/contract/survey';
import { DATA_CLOSES, DATA_OPENS } from '../../engines/llm/delimited-data.ts';
import { isSameText } from '../../engines/llm/reply-rules.ts';

interface RequestData {
  readonly survey_data?: SurveyItem[];
  readonly value_drivers?: string[];
  readonly told?: { readonly number: number }[];
}

/** What a sensible model might say to this request: made from the request, so that it fits any input. */
export function plausibleReply({ system, turns }: { system: string; turns: readonly { content: string }[] }): string {
  const data = requestData(turns[0]?.content ?? '');
  // The fields that each call asks for tell them apart.
  if (system.includes('"next_question"')) return JSON.stringify(question(data, system));
  if (system.includes('"sentences"')) return JSON.stringify(philosophy(data));
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

function question({ survey_data = [] }: RequestData, system: string): object {
  const topics = /exactly one of: ([^.]+)\./u.exec(system)?.[1]?.split(', ') ?? [];
  const all = ANGLES.flatMap((angle) => MOMENTS.map((moment) => `Think of ${moment}: ${angle}?`));
  const next_question =
    all.find((text) => !survey_data.some((item) => isSameText(item.question, text))) ?? 'What remains unsaid?';
  // Every third question asks about the last answer.
  const topic = survey_data.length % 3 === 0 ? null : (topics[survey_data.length % topics.length] ?? null);
  return { next_question, why: 'It shows what matters to you.', topic };
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
  const archetype = /exactly one of ([^,;]+)/u.exec(system)?.[1] ?? '';
  const names = /and no others: ([^.]+)\./u.exec(system)?.[1]?.split(', ') ?? [];
  // Every name for a sentence in turn: some of them fit, as some of a model's do.
  return {
    values: GROUPS.concat(GROUPS).map((group, at) => ({
      name: names[(at * 7) % names.length],
      group,
      quote: said[at % Math.max(1, said.length)] ?? '',
      text: 'You hold on to this when it counts.',
    })),
    archetype: {
      name: archetype,
      quote: said[0] ?? null,
      did: 'You step back until it is calm.',
      protects: 'It protects what matters to you.',
      gift: 'You think before you act.',
      cost: 'Others may wait for you.',
      move: 'Say when you will be back.',
    },
    triggers: ['Broken promises', 'Being ignored', 'Sudden change'].map((name) => ({
      name,
      quote: null,
      why: 'It touches what you value.',
      move: 'Take one breath first.',
    })),
  };
}

function reorder({ survey_data = [], value_drivers = [] }: RequestData): object {
  const said = sentences(survey_data);
  return {
    values: value_drivers.map((name, at) => ({
      name,
      quote: said[at] ?? null,
      text: 'This guides you in what you do.',
    })),
  };
}

function philosophy({ told = [] }: RequestData): object {
  return {
    sentences: [
      { text: 'You know what you stand for.', told: null },
      ...told.map((_, at) => ({ text: 'In your words:', told: at + 1 })),
      { text: 'You build on that.', told: null },
    ].slice(0, 12),
  };
}
