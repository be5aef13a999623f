import { setTimeout as pause } from 'node:timers/promises';
import { caller } from '../people/http.ts';
import { people } from '../people/person.ts';
import { startMailServer } from '../servers/mail-server.ts';
import type { Fault } from '../fault.ts';

const SENT_WITHIN_MS = 60_000;
const RESET_SUBJECT = 'Reset your password';

export const fault: Fault = {
  name: 'mail-down',
  expected: 'mail server down: same answer to the user, mail sent later',
  // Half a minute of waiting for the next try: npm test proves the queue itself in apps/api/src/email.
  fullOnly: ['cluster'],
  on: {
    cluster: async (storm) => {
      const times = 20;
      const place = await storm.cluster();
      const crowd = await people(place, times, { withKeys: false });
      const stranger = caller(place.url);
      const ask = async (email: string) => {
        const { status, text } = await stranger.call('POST', '/api/users/request-recover-password', {
          body: { email },
        });
        return `${status} ${text}`;
      };
      const answers = new Set(
        await Promise.all([...crowd.map(({ email }) => ask(email)), ask('nobody-at-all@example.com')]),
      );
      // One of the two processes is lost before the mail server is back: the mails are rows, the other sends them.
      await pause(500);
      await place.apps[0].end('SIGKILL');
      const mail = await startMailServer(place.smtpPort);
      const begun = Date.now();
      // Everyone also gets the mail that confirms their address.
      const resets = () => mail.received.filter(({ subject }) => subject === RESET_SUBJECT).map(({ to }) => to);
      const waiting = () => crowd.filter(({ email }) => !resets().includes(email)).length;
      while (waiting() > 0 && Date.now() - begun < SENT_WITHIN_MS) await pause(100);
      const took = (Date.now() - begun) / 1_000;
      await place.apps[0].start();
      await mail.close();
      stranger.close();
      crowd.forEach((one) => one.leave());
      const twice = resets().length - new Set(resets()).size;
      return {
        on: 'cluster',
        times,
        acknowledged: times,
        lost: waiting(),
        ok: answers.size === 1 && [...answers].every((answer) => answer.startsWith('200')) && twice === 0,
        note: `one process killed in between; all sent ${took.toFixed(0)} s after the mail server came back, ${twice} twice; answers to people and to a stranger's address: ${[...answers].join(' / ')}`,
      };
    },
  },
};
