import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ANSWERED,
  expectFallback,
  GOOD_QUESTION,
  say,
  startVendorEngine,
  type VendorEngine,
} from '../../testing/vendor/vendor-engine.ts';
import type { VendorName } from '../../testing/vendor/vendor-server.ts';

describe.each<VendorName>(['openai', 'anthropic'])('a streamed question over %s', (vendor) => {
  let wired: VendorEngine;
  let shown: string[];
  beforeEach(async () => {
    wired = await startVendorEngine(vendor);
    shown = [];
  });
  afterEach(() => wired.close());
  const ask = () => wired.engine.nextQuestion(ANSWERED, { onText: (text) => shown.push(text) });

  it('is shown once, when it is whole and has passed its checks', async () => {
    wired.server.next(say(GOOD_QUESTION));
    expect((await ask()).next_question).toBe(GOOD_QUESTION.next_question);
    expect(shown).toEqual([GOOD_QUESTION.next_question]);
  });

  it('is never shown when it breaks a rule, not even its beginning', async () => {
    const bad = { ...GOOD_QUESTION, next_question: 'Who saw it? Look at https://example.com, will you?' };
    wired.server.next(say(bad), say(GOOD_QUESTION));
    expect((await ask()).next_question).toBe(GOOD_QUESTION.next_question);
    expect(shown).toEqual([GOOD_QUESTION.next_question]);
    wired.server.next(say(bad), say(bad));
    expectFallback(wired, await ask(), 'rule_broken');
    expect(shown).toEqual([GOOD_QUESTION.next_question]);
  });

  it('stays once it was shown, when the rest of the reply is cut or wrong', async () => {
    const [whole] = JSON.stringify(GOOD_QUESTION).split(',"why"');
    wired.server.next(say(`${whole},"why":"It mat`));
    expect(await ask()).toMatchObject({ next_question: GOOD_QUESTION.next_question, engine: wired.engine.name });
    wired.server.next(say({ ...GOOD_QUESTION, why: 'See www.example.com' }));
    const answer = await ask();
    expect(answer.next_question).toBe(GOOD_QUESTION.next_question);
    expect(answer.why).toBeUndefined();
    expect(wired.server.seen).toHaveLength(2);
    expect(shown).toEqual([GOOD_QUESTION.next_question, GOOD_QUESTION.next_question]);
  });
});
