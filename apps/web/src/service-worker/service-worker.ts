import { handlingOf, outdated } from './handling.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written in by the build. */
declare const BUILD: {
  /** Another one for every build, so that browsers see that the worker has changed. */
  readonly version: string;
  /** What the shell needs to start. */
  readonly assets: readonly string[];
  /** Addresses that the shell alone can open: the steps of the survey, which live on their drafts. */
  readonly shellPaths: readonly string[];
};

const { version, assets, shellPaths } = BUILD;
const PREFIX = 'lf-';
const NAME = PREFIX + version;
const SHELL = '/index.html';
const OFFLINE = '/offline';

const worker = self as unknown as WorkerScope;

async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  // A preloaded file is listed twice, and `addAll` refuses a list with duplicates.
  const missing = await Promise.all(
    [...new Set(addresses)].map(async (address) => ((await cache.match(address)) === undefined ? [address] : [])),
  );
  await cache.addAll(missing.flat());
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const path = new URL(request.url).pathname.replace(/\/$/, '');
    const cache = await caches.open(NAME);
    const kept = await cache.match(shellPaths.includes(path) ? SHELL : OFFLINE);
    if (kept === undefined) throw error;
    return kept;
  }
}

worker.addEventListener('install', (event) => {
  // Pages come from the network first, so nobody is taken by surprise when a new build takes over at once.
  event.waitUntil(keep([SHELL, OFFLINE, ...assets]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    await Promise.all(outdated(await caches.keys(), PREFIX, NAME).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const handling = handlingOf({ method, url, mode, hasRange: headers.has('range') }, worker.location.origin);
  if (handling === 'asset') event.respondWith(asset(event.request));
  if (handling === 'page') event.respondWith(page(event.request));
});

/** What a page had loaded before there was a worker. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  const isAsset = (address: unknown): address is string =>
    typeof address === 'string' &&
    handlingOf({ method: 'GET', url: address, mode: 'cors', hasRange: false }, worker.location.origin) === 'asset';
  if (Array.isArray(data)) event.waitUntil(keep(data.filter(isAsset)));
});
