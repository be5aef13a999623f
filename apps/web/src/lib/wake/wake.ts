/**
 * Stands inside a page for strangers, which is complete as it comes: nothing on it needs our code until somebody turns to it. Then the code is
 * asked for, and what was pressed meanwhile is pressed again. What was typed stays: React leaves the fields alone when it takes over.
 */
import { readInlineConfig } from '../inline-config.ts';
import { ALIVE, SUBMITS } from './alive.ts';

/** The first of these: a person is here, and about to do something. A pointer over the page may lie there by chance. */
const TURNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Written by the build: what the page is made alive with. */
const LATER_ID = 'later';

interface Later {
  readonly modules: readonly string[];
  readonly scripts: readonly string[];
}

/** By then the page has long been painted, whatever else the device is doing. */
const IDLE_MS = 2_000;

let isAsked = false;

const put = (tag: 'link' | 'script', how: object): void =>
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, how));

function ask(): void {
  if (isAsked) return;
  // What is put in by a script runs as soon as it is there: the page must be, too.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', ask, { once: true });
    return;
  }
  isAsked = true;
  for (const turn of TURNS) removeEventListener(turn, ask, true);
  const { modules, scripts } = JSON.parse(document.getElementById(LATER_ID)?.textContent ?? '{}') as Later;
  for (const href of modules) put('link', { rel: 'modulepreload', href });
  for (const src of scripts) put('script', { type: 'module', src, onerror: askAgain });
}

function awaitTurns(): void {
  for (const turn of TURNS) addEventListener(turn, ask, { capture: true, passive: true });
}

/** The connection was away: the next press, or the connection when it is back, asks anew. What is held stays held. */
function askAgain(): void {
  isAsked = false;
  awaitTurns();
  addEventListener('online', ask, { once: true });
}

const pressed: HTMLButtonElement[] = [];
let submitted: HTMLFormElement | undefined;

/** Links lead on by themselves; a button and a form do nothing yet. What is held is done once: React, which may already listen, does not see it. */
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
  ask();
}

/** How long until it is looked again whether the page is hydrated. */
const LOOK_MS = 16;

/** The page is hydrated in pieces: it is taken over once its form can be submitted. */
const isStillInert = (): boolean => document.querySelector(`button[${SUBMITS}][type="button"]`) !== null;

function goOn(): void {
  if (isStillInert()) {
    setTimeout(goOn, LOOK_MS);
    return;
  }
  removeEventListener('submit', hold, true);
  removeEventListener('click', hold, true);
  // A form fetches its rules when somebody turns to it, which has happened already.
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

/** Whether the page is about to say or do something of its own. */
function isExpected(): boolean {
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

/** Once painted: to begin with ten requests costs a slow processor as much as half the page. */
const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** The sample is drawn once nothing else is to be done; a phone has a picture of it (facts.module.css). */
function askForSample(): void {
  if (!document.querySelector('[data-wakes]') || matchMedia('(width < 48rem)').matches) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(ask, { timeout: IDLE_MS });
  else setTimeout(ask, IDLE_MS);
}

awaitTurns();
addEventListener('submit', hold, true);
addEventListener('click', hold, true);
addEventListener(ALIVE, goOn, { once: true });
addEventListener('DOMContentLoaded', () => afterPaint(isExpected() ? ask : askForSample), { once: true });
