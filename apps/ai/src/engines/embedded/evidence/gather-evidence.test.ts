import { describe, expect, it } from 'vitest';
import { wordCount } from '../text/sentences.ts';
import { gatherEvidence, listen } from './gather-evidence.ts';

const asked = (answer: string) => [{ question: 'What do you remember?', answer }];
const PROMISE =
  'My uncle was ill. I had promised him that I would come, so I drove all night and I was there in the morning. “You should never lie to anyone in your life”, he said.';

describe('evidence', () => {
  it('quotes whole sentences verbatim, with at most two values each', async () => {
    const items = [
      ...asked(PROMISE),
      ...asked('  I lied to my mother about the money,\nand she found out that I had lied to her. '),
    ];
    const heard = await gatherEvidence(items);
    expect(heard.map(({ value }) => value)).toContain('Reliability');
    const perSentence = new Map<string, number>();
    for (const { answer, start, end, quote, strength } of heard) {
      expect(items[answer]?.answer.slice(start, end)).toBe(quote);
      expect(wordCount(quote)).toBeGreaterThanOrEqual(6);
      expect(strength).toBeGreaterThan(0);
      expect(strength).toBeLessThanOrEqual(1);
      const key = `${answer}:${start}`;
      perSentence.set(key, (perSentence.get(key) ?? 0) + 1);
    }
    expect(Math.max(...perSentence.values())).toBeLessThanOrEqual(2);
  });

  it('never claims what somebody else said or did', async () => {
    const heard = await gatherEvidence(
      asked(`${PROMISE} He told everyone that he had always been honest with people.`),
    );
    expect(heard.filter(({ quote }) => quote.includes('never lie') || quote.includes('told everyone'))).toEqual([]);
  });

  it('hears through slips of the keyboard and keeps them in the quote', async () => {
    const typed = 'I beleive I told the trutth althogh I knew taht it woudl cost me.';
    const heard = await gatherEvidence(asked(typed));
    expect(heard[0]).toMatchObject({ value: 'Honesty', tone: 'lived', quote: typed });
  });

  it('tells a value that was lived from one that was hurt', async () => {
    const [hurt] = await gatherEvidence(asked('She broke my trust and told everyone what I had said in confidence.'));
    expect(hurt).toMatchObject({ value: 'Trust', tone: 'violated' });
  });

  it.each([
    ['nothing', ''],
    ['one word', 'ok'],
    ['emoji', '😀😀😀 😀'],
    ['another language', 'Mi madre siempre me dijo que dijera la verdad.'],
    ['weather', 'The meeting room had nine chairs and a lamp in the corner.'],
  ])('abstains on %s', async (_, answer) => {
    expect(await gatherEvidence(asked(answer))).toEqual([]);
  });

  it('survives ten thousand characters and gives the same bytes again', async () => {
    const long = Array.from(
      { length: 25 },
      (_, at) => `On day ${at} I kept the promise I had made to my father and his old friends.`,
    ).join(' ');
    const answer = `${long} ${'a'.repeat(10_000 - long.length - 1)}`;
    expect(answer).toHaveLength(10_000);
    expect(JSON.stringify(await listen(asked(answer)))).toBe(JSON.stringify(await listen(asked(answer))));
  });
});
