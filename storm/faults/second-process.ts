import { person, read } from '../people/person.ts';
import { program } from '../servers/program.ts';
import type { Fault } from '../fault.ts';

const AT_ONCE_MS = 10_000;

export const fault: Fault = {
  name: 'second-process',
  expected: 'a second process on the same data folder: refused at once with a clear message',
  on: {
    embedded: async (storm) => {
      const times = storm.times(10, 1);
      const place = await storm.embedded();
      const ada = await person(place);
      let refusedClearly = 0;
      let slowestMs = 0;
      for (let n = 0; n < times; n += 1) {
        const second = await program('server.mjs', { DATA_DIR: place.folder });
        const begun = Date.now();
        const complaint = await second.start().then(
          () => 'it started',
          (error: unknown) => String(error),
        );
        slowestMs = Math.max(slowestMs, Date.now() - begun);
        if (/is in use by another running process\. Stop it, or choose another with DATA_DIR\.\s*$/.test(complaint))
          refusedClearly += 1;
        await second.end('SIGKILL');
      }
      const still = read<{ result: unknown[] }>(await ada.call('GET', '/api/users/me/licenses')).result.length;
      return {
        on: 'embedded',
        times,
        acknowledged: ada.keys.length,
        lost: ada.keys.length - still,
        ok: refusedClearly === times && (storm.quick || slowestMs < AT_ONCE_MS),
        note: `refused in ${(slowestMs / 1_000).toFixed(1)} s at most; the first goes on`,
      };
    },
  },
};
