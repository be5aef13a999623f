/**
 * Inlined into the page of the interview: draws its question as soon as the prefetched answers are there, while React's code is still being
 * loaded. Only in the plain case (drawable.ts); React then takes over what stands there. What is typed meanwhile is kept on this device by the
 * same rules as ever, so that nothing is lost even where the code never comes.
 */
import '../../../lib/prefetch/prefetch-script.ts';
import type { SurveyForm } from '@lf/contract/form-data';
import { TEMPLATE_ID, type DrawnAhead } from '../../../lib/deferred-hydration/drawn-ahead.ts';
import type { PrefetchedInterview } from '../../../lib/prefetch/take-prefetched.ts';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { fetchStep } from '../../../lib/prefetch/fetch-step.ts';
import { getSession } from '../../../lib/session.ts';
import { askReply, type Reply } from '../interview/ask-reply.ts';
import { currentIndex, writeDraft } from '../interview/interview.ts';
import { keepPinned } from '../interview/question-in-sight.ts';
import { baseKey, draftKey } from '../session/draft-key.ts';
import { recordToDraw, shownQuestion, type SavedAnswer, type ServerRecord } from './drawable.ts';
import { fillPage } from './fill-page.ts';

const whenParsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((goOn) => addEventListener('DOMContentLoaded', goOn, { once: true }))
    : undefined;

/** Keeps what is typed as the survey's own session does (draft-storage.ts): it finds it there when it opens. */
function keepDrafts(
  field: HTMLTextAreaElement,
  key: string,
  server: ServerRecord,
  shownForm: SurveyForm,
  signal: AbortSignal,
): void {
  const keep = () => {
    const form = { ...writeDraft(shownForm, currentIndex(shownForm), field.value), editedAt: Date.now() };
    writeStored(baseKey(key), JSON.stringify(server));
    writeStored(key, JSON.stringify({ record: { ...server.record, form }, unsaved: true }));
  };
  field.addEventListener('input', keep, { signal });
}

/** What stands below the field, dialogs apart, which are closed. */
function partsBelow(field: Element, main: Element, page: DocumentFragment): readonly HTMLElement[] {
  const parts = [...page.querySelectorAll<HTMLElement>('footer')];
  for (let inside: Element | null = field; inside !== null && inside !== main; inside = inside.parentElement)
    for (let next = inside.nextElementSibling; next !== null; next = next.nextElementSibling)
      if (next instanceof HTMLElement && !(next instanceof HTMLDialogElement)) parts.push(next);
  return parts;
}

/** In the frame after the question's own: to lay out both at once is a long task on a slow phone. */
function drawAfterPaint(parts: readonly HTMLElement[]): void {
  for (const { style } of parts) style.display = 'none';
  const show = () => {
    for (const part of parts) part.removeAttribute('style');
  };
  requestAnimationFrame(() => setTimeout(show));
}

/** Draws the question for whoever asked, and keeps what is done with it until React is there. */
function drawAhead({ token, userId, licenseCode, saved, asked }: PrefetchedInterview): DrawnAhead {
  const key = draftKey(userId, licenseCode);
  const held = new AbortController();
  const kept = new AbortController();
  /** Each once, however often it was pressed while nothing happened. */
  const pressed = new Set<HTMLButtonElement>();
  let typed: string | undefined;
  let saveState: HTMLElement | null = null;

  async function draw(): Promise<void> {
    const server = recordToDraw((await saved) as SavedAnswer, readStored(key));
    if (server === undefined) return;
    const isNew = server.record.form.questions === undefined;
    const form = isNew ? askReply(server.record.form, (await asked) as Reply) : server.record.form;
    const shown = shownQuestion(form);
    await whenParsed();
    const template = document.getElementById(TEMPLATE_ID);
    const root = document.getElementById('root');
    if (shown === undefined || !(template instanceof HTMLTemplateElement) || root === null) return;
    if (held.signal.aborted || getSession()?.token !== token) return;
    const page = template.content;
    fillPage(page, shown);
    const main = page.querySelector('main');
    const field = page.querySelector('textarea');
    if (field === null || main === null) return;

    const hold = ({ target }: Event): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null) pressed.add(button);
    };
    main.addEventListener('click', hold, { signal: held.signal });
    // Signed out, or somebody else signed in, in another tab.
    addEventListener('storage', () => getSession()?.token !== token && location.reload(), { signal: held.signal });
    keepDrafts(field, key, server, form, kept.signal);
    saveState = page.querySelector<HTMLElement>('[data-save]');
    const note = () => {
      typed = field.value;
      // The server has everything until a key is pressed; after that React can tell.
      saveState?.style.setProperty('visibility', 'hidden');
    };
    field.addEventListener('input', note, { signal: kept.signal });
    Object.assign(drawn, { shown, isNew });
    drawAfterPaint(partsBelow(field, main, page));
    root.replaceChildren(page);
    // As React does first of all, so that nothing moves when it takes over; before the paint, in the task that lays the page out anyway.
    const pinned = main.querySelector('h2')?.parentElement;
    const start = pinned?.previousElementSibling;
    if (start instanceof HTMLElement) requestAnimationFrame(() => pinned && keepPinned(start, pinned));
  }

  const drawn: DrawnAhead = {
    token,
    release(reacts) {
      held.abort();
      if (drawn.shown !== undefined && reacts !== token) document.getElementById('root')?.replaceChildren();
    },
    end() {
      kept.abort();
      saveState?.style.removeProperty('visibility');
      setTimeout(() => {
        for (const button of pressed) button.click();
      });
      return typed;
    },
  };
  // Whatever is not as expected is left to React, which can tell of it.
  draw().catch(() => undefined);
  return drawn;
}

const interview = globalThis.lfPrefetched?.interview;
if (interview !== undefined) globalThis.lfDrawn = drawAhead(interview);
// In a task of its own: with reading the page it would be a long one on a slow phone. After the data: over HTTP/1.1 six answers can be on their
// way at once, and this code is needed last.
setTimeout(() => void fetchStep());
