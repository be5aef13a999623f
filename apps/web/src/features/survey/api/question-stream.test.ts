import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { readQuestionStream } from './question-stream.ts';

const sent = (...events: readonly (readonly [string, unknown])[]): string =>
  events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');

/** The bytes as they might arrive: cut anywhere, in the middle of a letter too. */
function arriving(text: string, piece: number): Response {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
    bytes.slice(i * piece, (i + 1) * piece),
  );
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const part of pieces) controller.enqueue(part);
        controller.close();
      },
    }),
  );
}

const ANSWER = { next_question: 'Où étais-tu?\n\nEt avec qui?', is_completed: false };

describe('readQuestionStream', () => {
  it.each([1, 3, 7])('shows the question as it grows and gives the answer, in pieces of %s bytes', async (piece) => {
    const shown: string[] = [];
    const text = sent(
      ['text', { next_question: 'Où' }],
      ['text', { next_question: ANSWER.next_question }],
      ['done', ANSWER],
    );
    await expect(readQuestionStream(arriving(text, piece), (soFar) => shown.push(soFar))).resolves.toEqual(ANSWER);
    expect(shown).toEqual(['Où', ANSWER.next_question]);
  });

  it('shows nothing of a question that comes whole', async () => {
    const shown: string[] = [];
    const text = sent(['text', { next_question: ANSWER.next_question }], ['done', ANSWER]);
    await expect(readQuestionStream(arriving(text, 1000), (soFar) => shown.push(soFar))).resolves.toEqual(ANSWER);
    expect(shown).toEqual([]);
  });

  it('tells what went wrong on the way', async () => {
    const text = sent(
      ['text', { next_question: 'Wh' }],
      ['error', { statusCode: 503, messages: ['Please try again.'], code: 'unavailable' }],
    );
    const reading = readQuestionStream(arriving(text, 9), () => undefined);
    await expect(reading).rejects.toMatchObject({
      statusCode: 503,
      code: 'unavailable',
      messages: ['Please try again.'],
    });
    await expect(reading).rejects.toBeInstanceOf(ApiError);
  });

  it('fails when the connection ends before the answer', async () => {
    await expect(
      readQuestionStream(arriving(sent(['text', { next_question: 'Wh' }]), 9), () => undefined),
    ).rejects.toThrow();
  });
});
