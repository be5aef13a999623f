import { person, read, type Place } from '../people/person.ts';
import type { Fault, Row, Storm } from '../fault.ts';

const STEPS = 20;

interface Saved {
  readonly data: string;
  readonly version: number;
}

/** Two devices save step by step on what each has read last, and bring both together when told that it is stale. */
async function inject(storm: Storm, on: string, place: Place): Promise<Row> {
  const times = storm.times(10, 1);
  let kept = 0;
  let merges = 0;
  const odd = new Set<number>();
  for (let n = 0; n < times; n += 1) {
    const ada = await person(place);
    const licenseCode = ada.keys[0] ?? '';
    const current = async () =>
      read<{ data: Saved[] }>(await ada.call('GET', `/api/fingerprintData/data/${ada.id}/${licenseCode}`)).data[0];
    const device = async (name: string) => {
      for (let step = 0; step < STEPS; step += 1) {
        for (;;) {
          const base = await current();
          const form = {
            ...(JSON.parse(base?.data ?? '{}') as object),
            [`${name}-${step}`]: `Answer ${step} of the ${name}.`,
          };
          const body = {
            userId: ada.id,
            licenseCode,
            data: JSON.stringify(form),
            lastPageAccessed: name,
            visitedRoutes: '',
            baseVersion: base?.version ?? 0,
          };
          const { status } = await ada.call('POST', '/api/fingerprintData/save-fingerprint-data', body);
          if (status === 201) break;
          merges += 1;
          if (status !== 409) odd.add(status);
        }
      }
    };
    await Promise.all([device('phone'), device('desk')]);
    kept += Object.keys(JSON.parse((await current())?.data ?? '{}') as object).length;
    ada.leave();
  }
  const acknowledged = times * STEPS * 2;
  return { on, times, acknowledged, lost: acknowledged - kept, ok: odd.size === 0, note: `${merges} merges` };
}

export const fault: Fault = {
  name: 'two-devices',
  expected: 'two devices saving 20 steps each: all 40 kept',
  on: {
    embedded: async (storm) => inject(storm, 'embedded', await storm.embedded()),
    cluster: async (storm) => inject(storm, 'cluster', await storm.cluster()),
  },
};
