import { randomBytes } from 'node:crypto';
import { people, read } from '../people/person.ts';
import type { Fault } from '../fault.ts';

const PEOPLE = 50;
const KEYS = 2;

export const fault: Fault = {
  name: 'redeem',
  expected: '50 parallel redeems of one code, of the last use: exactly as many keys as the coupon gives',
  on: {
    cluster: async (storm) => {
      const times = storm.times(20, 2);
      const place = await storm.cluster();
      const crowd = await people(place, storm.times(PEOPLE, 12), { withKeys: false });
      let acknowledged = 0;
      let wrong = 0;
      const statuses = new Set<number>();
      for (let n = 0; n < times; n += 1) {
        const code = `LAST-${randomBytes(4).toString('hex').toUpperCase()}`;
        await place.query('insert into coupons (code, keys, max_uses, uses) values ($1, $2, 3, 2)', [code, KEYS]);
        // Everyone asks, the first of them ten times more.
        const asking = [...crowd, ...Array.from({ length: 10 }, () => crowd[0])].flatMap((one) =>
          one === undefined ? [] : [one],
        );
        const answers = await Promise.all(asking.map((one) => one.call('POST', '/api/coupons/redeem', { code })));
        const given = answers
          .filter(({ status }) => status === 201)
          .flatMap((answer) => read<{ licenses: unknown[] }>(answer).licenses);
        answers.forEach(({ status }) => statuses.add(status));
        acknowledged += given.length;
        if (given.length !== KEYS) wrong += 1;
      }
      const found = await Promise.all(
        crowd.map(
          async (one) => read<{ result: unknown[] }>(await one.call('GET', '/api/users/me/licenses')).result.length,
        ),
      );
      const total = found.reduce((sum, keys) => sum + keys, 0);
      crowd.forEach((one) => one.leave());
      return {
        on: 'cluster',
        times,
        acknowledged,
        lost: acknowledged - total,
        ok: wrong === 0 && [...statuses].every((status) => status === 201 || status === 409),
        note: `${crowd.length} people each time; ${total} keys for ${times} last uses of ${KEYS}`,
      };
    },
  },
};
