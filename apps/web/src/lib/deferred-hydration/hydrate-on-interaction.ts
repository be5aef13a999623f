/**
 * Deferred hydration, inlined into the prerendered pages for strangers: nothing on them needs our code before the first interaction. Then the
 * code is loaded, and clicks and submits that came before hydration are replayed. What was typed stays: React keeps the fields when it hydrates.
 * It runs once the page is painted (scripts/page-head.ts): before, it would cost a slow processor 10 ms of the first paint.
 */
import { PRESS_KEPT } from '@lf/domain/messages/shell';
import { readInlineConfig } from '../inline-config.ts';
import { HYDRATED, KEPT_ID, SUBMITS, UNREACHED } from './hydration-marks.ts';

/** The first of these loads the code. Not the movement of a pointer, which may lie over the page by chance. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Written by the build: the scripts that hydrate the page. */
const LATER_ID = 'later';

interface Later {
  readonly modules: readonly string[];
  readonly scripts: readonly string[];
}

/** By then the page has long been painted, whatever else the device is doing. */
const IDLE_MS = 2_000;

let isLoading = false;

const put = (tag: 'link' | 'script', how: object): void =>
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, how));

function loadCode(): void {
  if (isLoading) return;
  // What is put in by a script runs as soon as it is there: the page must be, too.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', loadCode, { once: true });
    return;
  }
  isLoading = true;
  for (const type of INTERACTIONS) removeEventListener(type, loadCode, true);
  const { modules, scripts } = JSON.parse(document.getElementById(LATER_ID)?.textContent ?? '{}') as Later;
  for (const href of modules) put('link', { rel: 'modulepreload', href });
  for (const src of scripts) put('script', { type: 'module', src, onerror: retry });
}

function awaitInteraction(): void {
  for (const type of INTERACTIONS) addEventListener(type, loadCode, { capture: true, passive: true });
}

/** Tells whoever has pressed something, beside the button that goes on. A live region: it is there before its words. */
function tellKept(): void {
  const [button] = pressed;
  if ((!button && !submitted) || document.getElementById(KEPT_ID)) return;
  const line = document.createElement('output');
  line.id = KEPT_ID;
  line.style.cssText = 'display:block;margin-top:.5rem;text-align:center;font-size:var(--text-sm)';
  const form = submitted ?? button?.form;
  (form?.querySelector(`[${SUBMITS}]`) ?? button ?? form)?.after(line);
  setTimeout(() => line.append(PRESS_KEPT));
}

/** How long until the code is loaded again where no event tells that the connection is back. */
const RETRY_MS = 5_000;

/** A script could not be fetched: the next interaction, the connection when it is back, and a timer try again. Held events stay held. */
function retry(): void {
  isLoading = false;
  tellKept();
  awaitInteraction();
  setTimeout(loadCode, RETRY_MS);
  addEventListener('online', loadCode, { once: true });
}

const pressed: HTMLButtonElement[] = [];
let submitted: HTMLFormElement | undefined;

/** Links work without code; a button and a form do not yet. A held event is replayed once: React, which may already listen, does not see it. */
function hold(event: Event): void {
  const { type, target } = event;
  if (type === 'submit') {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (target instanceof HTMLFormElement) submitted = target;
  } else if (target instanceof Element) {
    const button = target.closest('button');
    if (button?.type === 'button') {
      event.stopImmediatePropagation();
      pressed.push(button);
    }
  }
  loadCode();
}

/** Polling interval until the page is hydrated. */
const POLL_MS = 16;

/** The page is hydrated in pieces: it is ready once its form can be submitted. */
const isHydrating = (): boolean => document.querySelector(`button[${SUBMITS}][type="button"]`) !== null;

function replay(): void {
  if (isHydrating()) {
    setTimeout(replay, POLL_MS);
    return;
  }
  removeEventListener('submit', hold, true);
  removeEventListener('click', hold, true);
  // A form fetches its rules on focus, which it may have got before hydration.
  const { activeElement } = document;
  if (activeElement?.closest('form')) activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const button of pressed) button.click();
  submitted?.requestSubmit();
}

function hasBrought(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('lf.brought.'));
  } catch {
    return false;
  }
}

/** Whether the page has something to do without an interaction. */
function needsCodeNow(): boolean {
  const { pathname, search, hash } = location;
  return (
    search + hash !== '' ||
    history.state !== null ||
    document.documentElement.dataset['known'] !== undefined ||
    (document.getElementById('root')?.dataset['at'] ?? pathname) !== pathname ||
    hasBrought() ||
    readInlineConfig()?.affiliateScriptUrl !== null
  );
}

/** The sample is drawn once nothing else is to be done; a phone has a picture of it (facts.module.css). */
function loadWhenIdle(): void {
  if (!document.querySelector('[data-hydrates-when-idle]') || matchMedia('(width < 48rem)').matches) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadCode, { timeout: IDLE_MS });
  else setTimeout(loadCode, IDLE_MS);
}

function begin(): void {
  if (needsCodeNow()) loadCode();
  else loadWhenIdle();
}

awaitInteraction();
addEventListener('submit', hold, true);
addEventListener('click', hold, true);
addEventListener(HYDRATED, replay, { once: true });
addEventListener(UNREACHED, tellKept);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
