// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { parseFormData, type SurveyForm } from '@lf/contract/form-data';
import { shownQuestion } from '../features/survey/drawn-ahead/drawable.ts';
import { fillPage, STYLE_DATA } from '../features/survey/drawn-ahead/fill-page.ts';
import { renderInterview, renderInterviewPage } from './render-interview.tsx';

const told = (question: string) => ({ question, answer: 'We moved.' });
const waits = { question: 'What is the first thing you remember?', answer: '' };
const LONG =
  'You wrote that your father lost his work. What did you see, hear and do on the day when he told you about it at the table?';

const FORMS: Readonly<Record<string, SurveyForm>> = {
  'the first question': { questions: { items: [waits] } },
  'with a reason': { questions: { items: [{ ...waits, why: 'It often shows what came first.' }] } },
  'with an empty reason': { questions: { items: [{ ...waits, why: '', note: '' }] } },
  'a later question': { flow: 'main', questions: { items: [told('One?'), told('Two?'), waits] } },
  'after a skipped one': {
    questions: { items: [{ question: 'One?', answer: '…', skipped: true, begun: 'I was' }, waits] },
  },
  'with more questions than nine': { questions: { items: [told('One?'), waits], extra: 3 } },
  'a long question': { questions: { items: [{ ...waits, question: LONG }] } },
  'words before the question': {
    questions: { items: [told('One?'), { ...waits, question: `Thank you.\nIf not, here is another:\n${LONG}` }] },
  },
  'signs that mean something in HTML': {
    questions: { items: [{ ...waits, question: `<b>"Tom & 'Jerry'"</b> $& $1?` }] },
  },
  'the places of the page': { questions: { items: [{ ...waits, question: '⟦why⟧', why: '⟦asked⟧' }] } },
  'a draft that was emptied': { questions: { items: [{ ...waits, draft: '' }] } },
};

let page: string;
beforeAll(async () => {
  page = await renderInterviewPage();
});

function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** As text, with styles written alike. */
function textOf(part: DocumentFragment): string {
  const place = document.createElement('div');
  place.append(part);
  return place.innerHTML.replaceAll(
    / style="([^"]*)"/g,
    (_, style: string) => ` style="${style.replaceAll(/[ ;]/g, '')}"`,
  );
}

describe('the interview that a page draws before React is there', () => {
  it.each(Object.entries(FORMS))('is what React draws: %s', async (_, form) => {
    const shown = shownQuestion(form);
    if (shown === undefined) throw new Error('a plain case');
    const filled = fragmentOf(page.replaceAll(' style="', ` ${STYLE_DATA}="`));
    fillPage(filled, shown);
    expect(textOf(filled)).toBe(textOf(fragmentOf(await renderInterview(parseFormData(JSON.stringify(form))))));
  });

  it('has places for nothing but the question', () => {
    expect(page.match(/⟦\w+⟧/g)).toEqual(['⟦words⟧', '⟦asked⟧', '⟦why⟧', '⟦words⟧', '⟦asked⟧']);
  });
});
