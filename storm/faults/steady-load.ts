import { setTimeout as pause } from 'node:timers/promises';
import { watchMemory } from '../people/memory.ts';
import { percentile } from '../../bench/figure.ts';
import { people, read } from '../people/person.ts';
import type { Fault } from '../fault.ts';

const P95_MAX_MS = 300;
const TICK_MS = 25;

export const fault: Fault = {
  name: 'steady-load',
  expected: '400 saves/s over 200 connections for 5 min on PostgreSQL: p95 <= 300 ms, no error, memory flat',
  on: {
    cluster: async (storm) => {
      const [perSecond, connections, seconds] = [storm.times(400, 80), storm.times(200, 10), storm.times(300, 4)];
      const place = await storm.cluster();
      const crowd = await people(place, connections, { connections: 1 });
      const memory = watchMemory(place.apps.map((app) => app.pid()));
      const latencies: number[] = [];
      const failed = new Map<number, number>();
      const last = crowd.map(() => 0);
      const save = async (n: number, at: number) => {
        const who = n % crowd.length;
        const one = crowd[who];
        if (one === undefined) return;
        const begun = performance.now();
        const { status } = await one.call('POST', '/api/fingerprintData/save-fingerprint-data', {
          userId: one.id,
          licenseCode: one.keys[0],
          data: JSON.stringify({ n, story: 'A memory of some length. '.repeat(20) }),
          lastPageAccessed: 'earliest-memory',
          visitedRoutes: '',
        });
        // From the moment it was due, so that a server that falls behind cannot hide it.
        latencies.push(performance.now() - Math.min(begun, at));
        if (status === 201) last[who] = Math.max(last[who] ?? 0, n);
        else failed.set(status, (failed.get(status) ?? 0) + 1);
      };
      const under: Promise<void>[] = [];
      const begun = performance.now();
      let sent = 0;
      while (performance.now() - begun < seconds * 1_000) {
        const due = Math.floor(((performance.now() - begun) / 1_000) * perSecond);
        for (; sent < due; sent += 1) under.push(save(sent + 1, begun + (sent / perSecond) * 1_000));
        await pause(TICK_MS);
      }
      await Promise.all(under);
      const took = (performance.now() - begun) / 1_000;
      const { flat, note } = memory.stop();
      // Asked for by its person: in the database it is encrypted.
      const kept = await Promise.all(
        crowd.map(async (one) => {
          const answer = await one.call('GET', `/api/fingerprintData/data/${one.id}/${one.keys[0]}`);
          const { data } = read<{ data: { data: string }[] }>(answer);
          return (JSON.parse(data[0]?.data ?? '{}') as { n?: number }).n ?? 0;
        }),
      );
      const lost = kept.filter((n, who) => n < (last[who] ?? 0)).length;
      crowd.forEach((one) => one.leave());
      const errors = [...failed.values()].reduce((sum, count) => sum + count, 0);
      const p95 = percentile(latencies, 0.95);
      return {
        on: 'cluster',
        times: sent,
        acknowledged: sent - errors,
        lost,
        ok: errors === 0 && (storm.quick || (p95 <= P95_MAX_MS && flat)),
        note: `${(sent / took).toFixed(0)} saves/s over ${connections} connections for ${seconds} s: p50 ${percentile(latencies, 0.5).toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${percentile(latencies, 0.99).toFixed(0)} ms; ${errors} errors; memory ${note}`,
      };
    },
  },
};
