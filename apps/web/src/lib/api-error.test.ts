import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError, messagesOf, toApiError } from './api-error.ts';

const UNEXPLAINED = ['Something went wrong', 'Please try again in a minute.'];

describe('what the server says about an error', () => {
  it.each([
    ['our own form', { statusCode: 422, messages: ['a', 'b'], code: 'rule' }, 422, ['a', 'b'], 'rule'],
    ['one message as text', { messages: 'only' }, 400, ['only'], 'unknown'],
    ['the older form, a text', { message: 'old' }, 400, ['old'], 'unknown'],
    ['the older form, a list', { message: ['x', 'y'] }, 400, ['x', 'y'], 'unknown'],
    ['an empty message', { message: '' }, 400, UNEXPLAINED, 'unknown'],
    ['an empty list', { messages: [] }, 400, UNEXPLAINED, 'unknown'],
    ['blanks and things that are no text', { messages: ['  ', 7, null] }, 400, UNEXPLAINED, 'unknown'],
    ['nothing', null, 400, UNEXPLAINED, 'unknown'],
    ['a page of HTML', '<html>', 400, UNEXPLAINED, 'unknown'],
  ])('%s', (_, body, statusCode, messages, code) => {
    expect(toApiError(400, body)).toMatchObject({ statusCode, messages, code });
  });
});

describe('what a person is told', () => {
  it('is what the server said', () => {
    expect(messagesOf(new ApiError(409, ['no'], 'x'))).toEqual(['no']);
  });

  it('names the connection when nothing came back', () => {
    expect(messagesOf(new NetworkError())[0]).toContain('connection');
  });

  it('is never empty', () => {
    expect(messagesOf(new TypeError('bug'))).toEqual(UNEXPLAINED);
  });
});
