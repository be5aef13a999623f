import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { endSession, startSession } from '../lib/session.ts';

/** Answers by method and the end of the address, as `GET mirror`; the last one stays. */
export type Answers = Record<string, (() => Response | Promise<Response>)[]>;

export const json = (body: unknown) => () => Response.json(body);
export const refusal = (status: number, code: string) => () =>
  Response.json({ statusCode: status, messages: [`refused: ${code}`], code }, { status });
export const unreachable = () => Promise.reject(new TypeError('no connection'));

/** An answer that comes when it is told to. */
export function lateAnswer() {
  let resolve: (response: Response) => void = () => undefined;
  const answer = () => new Promise<Response>((given) => (resolve = given));
  const comes = async (response: () => Response): Promise<void> => {
    await act(async () => resolve(response()));
    await settled();
  };
  return { answer, comes };
}

export interface Drawn {
  readonly root: Root;
  /** Calls that were made, as the answers are named. */
  readonly asked: string[];
}

/** A part of the product as a person sees it who is logged in, with a server that says what is given. */
export async function draw(part: ReactNode, answers: Answers, userId = 'ada'): Promise<Drawn> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Tests share their window, and its address.
  history.replaceState(null, '', '/');
  startSession('token', { id: userId, firstName: 'Ada', lastName: 'L', email: 'ada@example.com' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' } = {}) => {
    const { pathname } = new URL(address, 'https://leader.example');
    if (pathname === '/config.json') return Response.json({ apiBaseUrl: '/api' });
    const name = `${method} ${pathname.split('/').at(-1)}`;
    asked.push(name);
    const left = answers[name] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === undefined) throw new Error(name);
    return answer();
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(part));
  await settled();
  return { root, asked };
}

export function leave({ root }: Drawn): void {
  act(() => root.unmount());
  document.body.replaceChildren();
  endSession('logged-out');
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
}

/** Turns of the event loop: more than any answer needs. Counted, not timed: on a busy machine each of them takes longer. */
const TURNS = 30;
export const settled = () =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** For what takes as long as it takes, such as code that is fetched. */
export const eventually = <Seen,>(see: () => Seen) =>
  expect.poll(async () => {
    await settled();
    return see();
  });

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent;

export const buttonNamed = (name: string, within: ParentNode = document): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((button) => nameOf(button) === name);

export async function press(name: string, within: ParentNode = document): Promise<void> {
  const button = buttonNamed(name, within);
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
