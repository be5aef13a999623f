import type { CDPSession, Page } from '@playwright/test';

interface Arrival {
  readonly url: string;
  readonly isMedia: boolean;
  readonly isScript: boolean;
  bytes: number;
  headers: number;
}

export interface Taken {
  readonly total: number;
  /** Headers and all. */
  readonly wire: number;
  readonly scripts: number;
  readonly list: string;
}

export interface Bytes {
  /** Bodies as they came over the wire since the last call, films and sound apart. What the browser had already weighs nothing. */
  take(): Taken;
  /** No answer is under way any more, and none has been for a moment. */
  settled(): Promise<void>;
}

const QUIET_MS = 300;
/** A call of a page that was left may never be told of as ended: this long without a byte, and nobody waits for it any more. */
const GIVEN_UP_MS = 3_000;
const PATIENCE_MS = 45_000;

/**
 * A session that counts keeps no bodies. By default each one keeps a copy, made when the body has come: for a film 36 ms of the page's own thread
 * on a slow phone, which nobody has who is not being measured.
 */
export const NO_BODIES = { maxTotalBufferSize: 0, maxResourceBufferSize: 0 };

/** Weighs what a page fetches, by the browser's own count. */
export async function weigh(page: Page, devtools?: CDPSession): Promise<Bytes> {
  const session = devtools ?? (await page.context().newCDPSession(page));
  const underWay = new Set<string>();
  let arrivals = new Map<string, Arrival>();
  let lastMove = Date.now();
  const ended = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId);
    lastMove = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isMedia = type === 'Media' || request.url.includes('/media/');
    if (!isMedia) underWay.add(requestId);
    arrivals.set(requestId, { url: request.url, isMedia, isScript: request.url.endsWith('.js'), bytes: 0, headers: 0 });
    lastMove = Date.now();
  });
  // Headers are counted first, then all of it; the difference is the body.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const arrival = arrivals.get(requestId);
    if (arrival) {
      arrival.bytes = -response.encodedDataLength;
      arrival.headers = response.encodedDataLength;
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const arrival = arrivals.get(requestId);
    if (arrival) arrival.bytes += encodedDataLength;
    ended({ requestId });
  });
  session.on('Network.loadingFailed', ended);
  session.on('Network.dataReceived', () => {
    lastMove = Date.now();
  });
  await session.send('Network.enable', NO_BODIES);
  return {
    take() {
      const kept = [...arrivals.values()].filter(({ isMedia, bytes }) => !isMedia && bytes > 0);
      arrivals = new Map([...arrivals].filter(([id]) => underWay.has(id)));
      const sum = (weight: (arrival: Arrival) => number) => kept.reduce((so, arrival) => so + weight(arrival), 0);
      return {
        total: sum(({ bytes }) => bytes),
        wire: sum(({ bytes, headers }) => bytes + headers),
        scripts: sum(({ isScript, bytes }) => (isScript ? bytes : 0)),
        list: kept.map(({ bytes, url }) => `${bytes} ${new URL(url).pathname}`).join('\n'),
      };
    },
    async settled() {
      const until = Date.now() + PATIENCE_MS;
      // What was begun just now may not have been told of yet: the quiet is counted from here.
      lastMove = Date.now();
      const quietFor = () => Date.now() - lastMove;
      while (Date.now() < until && quietFor() < (underWay.size > 0 ? GIVEN_UP_MS : QUIET_MS))
        await page.waitForTimeout(50);
      underWay.clear();
    },
  };
}
