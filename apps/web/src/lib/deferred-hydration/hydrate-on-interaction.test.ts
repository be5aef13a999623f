// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { PRESS_KEPT } from '@lf/domain/messages/shell';
import { HYDRATED } from './hydration-marks.ts';

const PAGE = `
  <script type="application/json" id="config">{"affiliateScriptUrl":null}</script>
  <script type="application/json" id="later">{"modules":["/assets/forms.js"],"scripts":["/assets/react.js"]}</script>
  <div id="root" data-at="/login"><form><input name="email"><button type="button">Show</button><button>Log in</button></form></div>`;

let put: string[];
let scripts: HTMLScriptElement[];

async function openPage(html = PAGE, address = '/login') {
  vi.resetModules();
  put = [];
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(node);
      put.push(node instanceof Element ? `${node.getAttribute('src') ?? node.getAttribute('href')}` : '');
    }
  });
  history.replaceState(null, '', address);
  document.body.innerHTML = html;
  await import('./hydrate-on-interaction.ts');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  // As long as the page itself waits.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const ALL = ['/assets/forms.js', '/assets/react.js'];

let listened: MockInstance<typeof addEventListener>;
let timed: MockInstance<typeof setTimeout>;

beforeEach(() => {
  localStorage.clear();
  listened = vi.spyOn(globalThis, 'addEventListener');
  timed = vi.spyOn(globalThis, 'setTimeout');
});
afterEach(() => {
  window.dispatchEvent(new Event(HYDRATED));
  // Tests share their window: what a page has left in it would load its code at an event of another test.
  for (const [type, listener, options] of listened.mock.calls) removeEventListener(type, listener, options);
  for (const { value } of timed.mock.results) clearTimeout(value);
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('a prerendered page with deferred hydration', () => {
  it('loads its code on the first interaction, once', async () => {
    await openPage();
    expect(put).toEqual([]);
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('scroll'));
    expect(put).toEqual(ALL);
  });

  it('loads its code again at the next interaction when it could not be fetched', async () => {
    await openPage();
    window.dispatchEvent(new Event('keydown'));
    scripts[0]?.onerror?.(new Event('error'));
    expect(put).toEqual(ALL);
    window.dispatchEvent(new Event('keydown'));
    expect(put).toEqual([...ALL, ...ALL]);
  });

  it('tells beside the button that a press is kept when its code could not be fetched, once', async () => {
    await openPage(PAGE.replace('<button>Log in</button>', '<button type="button" data-submits="">Log in</button>'));
    window.dispatchEvent(new Event('keydown'));
    scripts[0]?.onerror?.(new Event('error'));
    expect(document.querySelector('output')).toBeNull();
    const logIn = document.querySelector<HTMLButtonElement>('[data-submits]');
    if (logIn === null) throw new Error('the page has a button to log in');
    logIn.click();
    scripts[1]?.onerror?.(new Event('error'));
    document.querySelector('button')?.click();
    scripts[2]?.onerror?.(new Event('error'));
    await expect.poll(() => document.querySelector('[data-submits] + output')?.textContent).toBe(PRESS_KEPT);
    expect(document.querySelectorAll('output')).toHaveLength(1);
    logIn.type = 'submit';
  });

  it('replays clicks and submits that came before hydration', async () => {
    await openPage();
    const [form] = document.forms;
    const show = document.querySelector('button');
    if (form === undefined || show === null) throw new Error('the page has a form with a button');
    const submitted = new Event('submit', { bubbles: true, cancelable: true });
    show.click();
    form.dispatchEvent(submitted);
    expect(submitted.defaultPrevented).toBe(true);
    expect(put).toEqual(ALL);
    const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
    const pressed = vi.spyOn(show, 'click').mockImplementation(() => undefined);
    window.dispatchEvent(new Event(HYDRATED));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('holds a click until the form is hydrated, and hides it from other listeners meanwhile', async () => {
    await openPage(PAGE.replace('<button>Log in</button>', '<button type="button" data-submits="">Log in</button>'));
    const logIn = document.querySelector<HTMLButtonElement>('[data-submits]');
    if (logIn === null) throw new Error('the page has a button to log in');
    const seen = vi.fn();
    document.body.addEventListener('click', seen);
    logIn.click();
    window.dispatchEvent(new Event(HYDRATED));
    logIn.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).not.toHaveBeenCalled();
    logIn.type = 'submit';
    await expect.poll(() => seen).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an address with a code', PAGE, '/login?code=SPRING', null],
    ['an address that answers with another page', PAGE, '/', null],
    ['a gift that was brought', PAGE, '/login', 'lf.brought.gift'],
    ['an affiliate’s script', PAGE.replace('null', '"https://partner.example/a.js"'), '/login', null],
    ['no configuration inside', PAGE.replace('id="config"', ''), '/login', null],
  ])('loads its code without an interaction for %s', async (_, html, address, stored) => {
    if (stored !== null) localStorage.setItem(stored, '1:x');
    await openPage(html, address);
    await expect.poll(() => put).toEqual(ALL);
  });
});
