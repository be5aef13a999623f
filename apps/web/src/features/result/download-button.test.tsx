// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { eventually } from '../../testing/drawn.tsx';
import { DownloadButton } from './download-button.tsx';

const asked: URL[] = [];
let root: Root;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'https://leader.example');
    if (!url.pathname.endsWith('/pdf')) return Promise.resolve(Response.json({ apiBaseUrl: '/api' }));
    asked.push(url);
    return Promise.resolve(new Response('%PDF-'));
  });
  // happy-dom goes to a file that is to be saved, as to a page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (offersMirror?: boolean, whyNoMirror?: () => Promise<readonly string[]>) =>
  act(() =>
    root.render(
      <DownloadButton
        licenseCode="K-1"
        {...(offersMirror === undefined ? {} : { offersMirror })}
        {...(whyNoMirror && { whyNoMirror })}
      />,
    ),
  );

const checkbox = (): HTMLInputElement | null => document.querySelector('input[type=checkbox]');

async function press(label: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (button === undefined) throw new Error(label);
  await act(async () => button.click());
}

async function askedFor(): Promise<string> {
  await eventually(() => document.querySelector('dialog')?.open).toBe(false);
  expect(asked).toHaveLength(1);
  return `${asked[0]?.pathname}${asked[0]?.search}`;
}

it('offers no third page unless there is one', () => {
  for (const offers of [undefined, false]) {
    show(offers);
    expect(checkbox()).toBeNull();
  }
});

it('asks for two pages until the third is wanted', async () => {
  show(true);
  await press(RESULT_MESSAGES.downloadNow);
  expect(checkbox()?.checked).toBe(false);
  expect(document.querySelector('label')?.textContent).toBe('Add a third page: How others see it');
  await press(RESULT_MESSAGES.coloredPdf);
  expect(await askedFor()).toBe('/api/fingerprints/K-1/pdf?version=colored');
});

it('asks for the third page once it is ticked, in either version', async () => {
  show(true);
  await press(RESULT_MESSAGES.downloadNow);
  expect(document.querySelector('h2')?.textContent).toBe('Two pages to keep');
  await act(async () => checkbox()?.click());
  expect(checkbox()?.checked).toBe(true);
  expect(document.querySelector('h2')?.textContent).toBe('Three pages to keep');
  await press(RESULT_MESSAGES.printablePdf);
  expect(await askedFor()).toBe('/api/fingerprints/K-1/pdf?version=printable&mirror=true');
});

it('says why the third page that was ticked cannot be made, and makes two when asked again', async () => {
  const gone = async () => ['taken back'];
  show(true, gone);
  await press(RESULT_MESSAGES.downloadNow);
  await act(async () => checkbox()?.click());
  // What is offered may have gone from the page before it is asked for.
  show(false, gone);
  expect(checkbox()).toBeNull();
  await press(RESULT_MESSAGES.coloredPdf);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('taken back');
  expect(asked).toEqual([]);
  await press(RESULT_MESSAGES.coloredPdf);
  expect(await askedFor()).toBe('/api/fingerprints/K-1/pdf?version=colored');
});
