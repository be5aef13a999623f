import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { isElement, type Driver } from './driver.ts';
import { findProgram, freePort, untilReady } from './programs.ts';

const LIBRARIES = '/usr/lib';
/** A screen that nobody sees: WebKitGTK has no mode without one. */
const SCREEN = ':97';
/** Longer than any single command takes: one that hangs fails the journey and says which. */
const CALL_MS = 120_000;

/** The small browser that comes with WebKitGTK, in whichever folder this machine's kind has. */
function miniBrowser(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return findProgram(
    folders.flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => `${LIBRARIES}/${folder}/webkit2gtk-${version}/MiniBrowser`),
    ),
  );
}

/** WebKit by the language of the web's own standard, or undefined where it is not installed. */
export async function startWebkit(): Promise<Driver | undefined> {
  const [program, browser, screen] = [findProgram(['WebKitWebDriver']), miniBrowser(), findProgram(['Xvfb'])];
  if (program === undefined || browser === undefined || screen === undefined) return undefined;
  const display = spawn(screen, [SCREEN, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: SCREEN, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilReady(() => call('GET', '/status'));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        // The journey waits for what it needs; a page may go on loading meanwhile.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const run = (script: string, args: readonly unknown[]) => call('POST', `${session}/execute/sync`, { script, args });
  return {
    name: 'WebKit',
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: async <T>(script: string, ...args: readonly unknown[]) => (await run(script, args)) as T,
    find: async (script, ...args) => {
      const found = await run(script, args);
      return isElement(found) ? found : undefined;
    },
    click: async (element) => void (await call('POST', `${session}/element/${Object.values(element)[0]}/click`, {})),
    type: async (element, text) =>
      void (await call('POST', `${session}/element/${Object.values(element)[0]}/value`, { text })),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      display.kill();
    },
  };
}
