import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const QUESTION = 'Which day divides your life into before and after?';

describe('what is understood', () => {
  it('hears no love of beauty in somebody who calls themselves ugly', async () => {
    const { profile } = await understand([
      {
        question: QUESTION,
        answer:
          'I have never felt more ugly in my life. I stood before the mirror and saw nothing beautiful in my face.',
      },
    ]);
    expect(profile.values.find(({ value }) => value === 'Beauty')?.heard ?? []).toEqual([]);
  });

  it('holds up nothing from an answer about what the body went through', async () => {
    const answer =
      'I felt and saw it, something large was going through me and then it was over. The pain was the worst in my life when the fetus came. I understood then what other women feel.';
    const { undertones } = await understand([{ question: QUESTION, answer }]);
    expect([...undertones.values()]).toEqual([]);
  });
});
