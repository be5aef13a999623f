import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isElement, type Driver } from './driver.ts';
import { freePort, findProgram, untilReady } from './programs.ts';
import { Marionette } from './marionette.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];

/** Firefox without a window, or undefined where there is none. */
export async function startFirefox(): Promise<Driver | undefined> {
  const program = findProgram(PROGRAMS);
  if (program === undefined) return undefined;
  const profile = mkdtempSync(path.join(tmpdir(), 'lf-firefox-'));
  const port = await freePort();
  writeFileSync(
    path.join(profile, 'user.js'),
    [
      `user_pref('marionette.port', ${port});`,
      `user_pref('browser.shell.checkDefaultBrowser', false);`,
      `user_pref('datareporting.policy.dataSubmissionEnabled', false);`,
      `user_pref('app.update.enabled', false);`,
      `user_pref('network.captive-portal-service.enabled', false);`,
      `user_pref('browser.download.useDownloadDir', true);`,
      `user_pref('browser.download.folderList', 2);`,
      `user_pref('browser.download.dir', ${JSON.stringify(profile)});`,
    ].join('\n'),
  );
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const marionette = await untilReady(() => Marionette.connect(port));
  await marionette.send('WebDriver:NewSession', {
    capabilities: {
      alwaysMatch: { unhandledPromptBehavior: 'accept', pageLoadStrategy: 'none', timeouts: { script: 60_000 } },
    },
  });
  const run = async (script: string, args: readonly unknown[]): Promise<unknown> => {
    const answer = await marionette.send('WebDriver:ExecuteScript', { script, args });
    return (answer as { value: unknown }).value;
  };
  return {
    name: 'Firefox',
    goto: async (url) => void (await marionette.send('WebDriver:Navigate', { url })),
    run: async <T>(script: string, ...args: readonly unknown[]) => (await run(script, args)) as T,
    find: async (script, ...args) => {
      const found = await run(script, args);
      return isElement(found) ? found : undefined;
    },
    click: async (element) => void (await marionette.send('WebDriver:ElementClick', { id: Object.values(element)[0] })),
    type: async (element, text) =>
      void (await marionette.send('WebDriver:ElementSendKeys', { id: Object.values(element)[0], text })),
    close: async () => {
      browser.kill();
      marionette.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
