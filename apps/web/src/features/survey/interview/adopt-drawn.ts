import { getSession } from '../../../lib/session.ts';
import { drawFor } from '../../../lib/use-session.ts';
import { askNextQuestion } from '../api/ask-next-question.ts';
import { shownQuestion } from '../drawn-ahead/drawable.ts';
import { askReply } from './ask-reply.ts';
import { itemsOf, needsQuestion, withItems, withoutDraft } from './interview.ts';
import { takingOver } from '../session/taking-over.ts';

/**
 * Whether the question that the page has drawn is this person's next one. Then React takes over what stands there; else it draws the step
 * itself. What was typed meanwhile is not in it yet: the field holds it, and gives it to the survey (takeTypedAhead).
 */
takingOver.adopt = async (key, survey) => {
  const person = getSession();
  const { shown, token, isNew } = globalThis.lfDrawn ?? {};
  if (shown === undefined || person?.token !== token || survey.getState().readiness !== 'ready') return false;
  if (isNew && needsQuestion(survey.getState().record.form)) {
    // The page has asked for it: this takes the same answer, and checks it.
    const reply = await askNextQuestion(key, survey.getState().record.form, () => undefined);
    survey.change((form) => askReply(form, reply));
  }
  const state = survey.getState();
  const { form } = state.record;
  const items = itemsOf(form);
  const asDrawn = withItems(
    form,
    items.map((item) => (item.question === shown.question ? withoutDraft(item) : item)),
  );
  const isTyped = items.some(({ question, draft }) => question === shown.question && draft !== undefined);
  if (state.save === 'frozen' || JSON.stringify(shownQuestion(asDrawn)) !== JSON.stringify(shown)) return false;
  drawFor(person);
  // The same object where nothing has changed: then nothing is drawn twice.
  survey.show(
    state.save === 'saved' && !isTyped
      ? state
      : { ...state, save: 'saved', record: { ...state.record, form: asDrawn } },
  );
  return true;
};
