import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { renderProgram } from './render-program.ts';
import { RENDER_LIMITS, RenderProcess, type RenderLimits } from './render-process.ts';

type Renderer = RenderProcess<{ kind: string; words?: string }, string>;

const program = renderProgram('', './testing/odd-process.ts');
const opened: Renderer[] = [];
function renderer(limits: Partial<RenderLimits> = {}): Renderer {
  const process: Renderer = new RenderProcess(program, { ...RENDER_LIMITS, ...limits });
  opened.push(process);
  return process;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((process) => process.close()));
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilReady(renderer: Renderer): Promise<number> {
  await renderer.run({ kind: 'echo', words: 'ready' });
  return renderer.pid ?? 0;
}

async function untilEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await pause(10);
}

describe('a job', () => {
  test('is answered, also after one that failed, by the same process', async () => {
    const run = renderer();
    const pid = await untilReady(run);
    await expect(run.run({ kind: 'fail', words: 'no' })).rejects.toThrow('no');
    expect(await run.run({ kind: 'echo', words: 'yes' })).toBe('yes');
    expect(run.pid).toBe(pid);
  });

  test('that never ends is killed with its process, and the next one gets a fresh process', async () => {
    const slow = renderer({ jobMs: 2_000 });
    const pid = await untilReady(slow);
    const [lost, kept] = await Promise.allSettled([
      slow.run({ kind: 'loop' }),
      slow.run({ kind: 'echo', words: 'still here' }),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { statusCode: 503, code: 'render_limit' } });
    expect(kept).toEqual({ status: 'fulfilled', value: 'still here' });
    await untilEnded(pid);
  });

  test.runIf(process.platform === 'linux')(
    'that takes too much CPU is killed, long before its time is over',
    async () => {
      const busy = renderer({ jobCpuMs: 500 });
      const pid = await untilReady(busy);
      await expect(busy.run({ kind: 'loop' })).rejects.toMatchObject({ code: 'render_limit' });
      await untilEnded(pid);
    },
  );

  test.runIf(process.platform === 'linux')('that takes too much memory is killed', async () => {
    const greedy = renderer({ memoryBytes: 300_000_000 });
    const pid = await untilReady(greedy);
    await expect(greedy.run({ kind: 'grow' })).rejects.toMatchObject({ code: 'render_limit' });
    await untilEnded(pid);
  });
});

describe('an abort', () => {
  test('ends the work: the process that did it is gone', async () => {
    const one = renderer();
    const pid = await untilReady(one);
    const caller = new AbortController();
    const lost = expect(one.run({ kind: 'loop' }, caller.signal)).rejects.toThrow('gone');
    caller.abort(new Error('gone'));
    await lost;
    await untilEnded(pid);
    expect(await one.run({ kind: 'echo', words: 'next' })).toBe('next');
  });

  test('takes a job that waits out of the queue, and leaves the one under way alone', async () => {
    const one = renderer({ jobMs: 2_000 });
    const pid = await untilReady(one);
    const caller = new AbortController();
    const underWay = one.run({ kind: 'loop' });
    const waiting = expect(one.run({ kind: 'echo', words: 'late' }, caller.signal)).rejects.toThrow('gone');
    caller.abort(new Error('gone'));
    await waiting;
    expect(isRunning(pid)).toBe(true);
    await expect(underWay).rejects.toMatchObject({ code: 'render_limit' });
  });
});

test('more jobs than the queue holds are refused at once', async () => {
  const full = renderer({ queueMax: 2, jobMs: 2_000 });
  const jobs = [1, 2, 3].map((n) => full.run({ kind: 'echo', words: String(n) }));
  const answers = await Promise.allSettled(jobs);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
