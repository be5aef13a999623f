import { wordsOf } from '@lf/ai/engines/embedded/text/language';
import { sentencesOf } from '@lf/ai/engines/embedded/text/sentences';

const RUN = 5;
const ECHO_RUN = 3;
const LONG_WORD = 5;

function words(text: string): string[] {
  return wordsOf(text.toLowerCase().replaceAll('’', "'"));
}

function runs(list: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, list.length - length + 1) }, (_, at) =>
    list.slice(at, at + length).join(' '),
  );
}

/** Whether a sentence of ours carries something that this person said: five of their words in a row, or a whole short sentence of theirs. */
export function carriesWordsOf(answers: readonly string[]): (sentence: string) => boolean {
  const said = new Set(answers.flatMap((answer) => runs(words(answer), RUN)));
  const short = answers
    .flatMap((answer) => sentencesOf(answer))
    .map(({ quote }) => words(quote))
    .filter((own) => own.length > 1 && own.length < RUN)
    .map((own) => ` ${own.join(' ')} `);
  return (sentence) => {
    const ours = words(sentence);
    const text = ` ${ours.join(' ')} `;
    return runs(ours, RUN).some((run) => said.has(run)) || short.some((own) => text.includes(own));
  };
}

/** Whether a question repeats words of the answer: three in a row, one of them long enough to be more than grammar. */
export function echoes(question: string, answer: string): boolean {
  const said = new Set(runs(words(answer), ECHO_RUN));
  return runs(words(question), ECHO_RUN).some(
    (run) => said.has(run) && run.split(' ').some((word) => word.length >= LONG_WORD),
  );
}
