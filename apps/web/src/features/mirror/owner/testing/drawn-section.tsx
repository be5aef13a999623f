import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { OwnMirror } from '@lf/contract/mirror';
import { endSession, startSession } from '../../../../lib/session.ts';
import { MirrorSection } from '../mirror-section.tsx';

const sentence = (n: number, value: string) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  value,
  text: `about ${value}`,
  name: null,
  hidden: false,
});
export const [HONESTY, COURAGE] = [sentence(1, 'Honesty'), sentence(2, 'Courage')] as const;

const VIEW = { people: 3, both: [], onlyOthers: [], notSeen: [], surprises: [] };
export const STARTED: OwnMirror = {
  link: 'https://a/b',
  closed: false,
  invited: [],
  replies: 0,
  waiting: 0,
  view: null,
};
export const seen = (...sentences: readonly (typeof HONESTY)[]): OwnMirror => ({
  ...STARTED,
  replies: 3,
  view: { ...VIEW, sentences: [...sentences] },
});

/** Answers to `GET /mirror` and the like, by method and the end of the address; the last one stays. */
export type Answers = Record<string, (() => Response | Promise<Response>)[]>;

export const mirrorAnswer = (mirror: OwnMirror | null) => () => Response.json({ mirror });
export const refusal = (status: number, code: string) => () =>
  Response.json({ statusCode: status, messages: [`refused: ${code}`], code }, { status });
export const unreachable = () => Promise.reject(new TypeError('no connection'));

export interface DrawnSection {
  readonly root: Root;
  /** Calls that were made, as the answers are named. */
  readonly asked: string[];
  readonly hasView: () => boolean | undefined;
}

/** The section as its owner sees it, with a server that says what is given. */
export async function drawSection(answers: Answers): Promise<DrawnSection> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startSession('token', { id: 'ada', firstName: 'Ada', lastName: 'L', email: 'ada@example.com' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' } = {}) => {
    const { pathname } = new URL(address, 'https://leader.example');
    if (!pathname.includes('/mirror')) return Response.json({ apiBaseUrl: '/api' });
    const name = `${method} ${pathname.split('/').at(-1)}`;
    asked.push(name);
    const left = answers[name] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === undefined) throw new Error(name);
    return answer();
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let hasView: boolean | undefined;
  const onView = (has: boolean) => {
    hasView = has;
  };
  await act(async () =>
    root.render(
      <MirrorSection licenseCode="KEY1" onView={onView} onDrawn={() => undefined} ref={null} takesFocus={false} />,
    ),
  );
  await settled();
  return { root, asked, hasView: () => hasView };
}

export function leaveSection({ root }: DrawnSection): void {
  act(() => root.unmount());
  document.body.replaceChildren();
  endSession('logged-out');
  localStorage.clear();
  vi.unstubAllGlobals();
}

/** Answers come in a few turns. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

export const buttonNamed = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

export async function press(name: string, within: ParentNode = document): Promise<void> {
  const button = [...within.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (button === undefined) throw new Error(`no button ${name} in ${document.body.textContent}`);
  await act(async () => {
    button.focus();
    button.click();
  });
  await settled();
}

/** The dialog that is open. */
export function dialog(): HTMLDialogElement {
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (open === null) throw new Error('no dialog is open');
  return open;
}
