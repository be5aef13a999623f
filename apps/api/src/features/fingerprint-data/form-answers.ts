import { hash } from 'node:crypto';

/** An answer that was replaced, and when: by the clock of the device, or by ours. */
export interface AnswerVersion {
  readonly text: string;
  readonly replacedAt: number;
}

/** A submitted answer, taken out of the form data that it came in. */
export interface FormAnswer {
  readonly id: string;
  readonly question: string;
  readonly topic: string | null;
  /** The question was passed over: the text is not the person's. */
  readonly skipped: boolean;
  readonly text: string;
  /** What it replaced while the device had no connection. */
  readonly earlier: readonly AnswerVersion[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts equal questions: of several with the same words each has its own id. */
export function questionIds(): (question: string) => string {
  const seen = new Map<string, number>();
  return (question) => {
    const count = seen.get(question) ?? 0;
    seen.set(question, count + 1);
    return hash('sha256', count === 0 ? question : `${count}\n${question}`, 'hex').slice(0, 32);
  };
}

function itemsIn(form: unknown): readonly unknown[] {
  const questions = isFields(form) ? form['questions'] : undefined;
  return isFields(questions) && Array.isArray(questions['items']) ? (questions['items'] as unknown[]) : [];
}

/** The form with its items changed; every field stays where it stood. */
function withItems(form: unknown, change: (item: Fields, id: string) => Fields): string {
  const items = itemsIn(form);
  if (!isFields(form) || items.length === 0) return JSON.stringify(form);
  const idOf = questionIds();
  const changed = items.map((item) =>
    isFields(item) && typeof item['question'] === 'string' ? change(item, idOf(item['question'])) : item,
  );
  return JSON.stringify({ ...form, questions: { ...(form['questions'] as Fields), items: changed } });
}

const isVersion = (value: unknown): value is AnswerVersion =>
  isFields(value) && typeof value['text'] === 'string' && typeof value['replacedAt'] === 'number';

/** The answers of a form, and the form with `null` in their places. A form without answers stays as it was written. */
export function splitForm(text: string, form: unknown): { data: string; answers: readonly FormAnswer[] } {
  const answers: FormAnswer[] = [];
  const data = withItems(form, (item, id) => {
    const { question, answer, topic, skipped, earlier } = item;
    if (typeof question !== 'string' || typeof answer !== 'string' || answer === '') return item;
    answers.push({
      id,
      question,
      topic: typeof topic === 'string' ? topic : null,
      skipped: skipped === true,
      text: answer,
      earlier: Array.isArray(earlier) ? earlier.filter(isVersion) : [],
    });
    const { earlier: _, ...kept } = item;
    return { ...kept, answer: null };
  });
  return { data: answers.length === 0 ? text : data, answers };
}

/** The form as it was saved, its answers in their places; and the words of its questions. */
export function joinForm(
  data: string,
  texts: ReadonlyMap<string, string>,
): { data: string; questions: ReadonlyMap<string, string> } {
  const questions = new Map<string, string>();
  if (texts.size === 0) return { data, questions };
  const joined = withItems(JSON.parse(data), (item, id) => {
    questions.set(id, item['question'] as string);
    const text = item['answer'] === null ? texts.get(id) : undefined;
    return text === undefined ? item : { ...item, answer: text };
  });
  return { data: joined, questions };
}
