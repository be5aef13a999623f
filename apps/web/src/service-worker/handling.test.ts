import { describe, expect, it } from 'vitest';
import { handlingOf, outdated } from './handling.ts';

const ORIGIN = 'https://example.org';
const get = (path: string, more = {}) =>
  handlingOf({ method: 'GET', url: ORIGIN + path, mode: 'cors', hasRange: false, ...more }, ORIGIN);

describe('what the worker takes into its hands', () => {
  it.each([
    ['a hashed file', get('/assets/react-CaJ0SxdM.js'), 'asset'],
    ['a page', get('/account', { mode: 'navigate' }), 'page'],
    ['the API', get('/api/users/me'), 'leave'],
    ['a public result’s JSON', get('/api/fingerprints/K'), 'leave'],
    ['the API as a page', get('/api/fingerprints/K/pdf', { mode: 'navigate' }), 'leave'],
    ['the AI service', get('/ai/survey/next-question'), 'leave'],
    ['a piece of a film', get('/assets/film-12345678.mp4', { hasRange: true }), 'leave'],
    ['a film', get('/media/film.mp4'), 'leave'],
    ['the configuration', get('/config.json'), 'leave'],
    [
      'another origin',
      handlingOf({ method: 'GET', url: 'https://other.example/assets/x.js', mode: 'cors', hasRange: false }, ORIGIN),
      'leave',
    ],
    ['a save', get('/assets/x.js', { method: 'POST' }), 'leave'],
  ])('%s', (_, handling, expected) => {
    expect(handling).toBe(expected);
  });
});

describe('caches of earlier builds', () => {
  it('leaves this one, the one before it, and what is not ours', () => {
    expect(outdated(['lf-1', 'other', 'lf-2', 'lf-3', 'lf-4'], 'lf-', 'lf-4')).toEqual(['lf-1', 'lf-2']);
    expect(outdated(['lf-3', 'lf-4'], 'lf-', 'lf-4')).toEqual([]);
    expect(outdated(['lf-4'], 'lf-', 'lf-4')).toEqual([]);
  });
});
