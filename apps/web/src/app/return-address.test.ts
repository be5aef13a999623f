import { describe, expect, it } from 'vitest';
import { placeAfterLogin } from './return-address.ts';

describe('the place after logging in', () => {
  it.each([
    ['nothing remembered', null, '/account'],
    ['a visitor who was going somewhere', { from: '/enter-promo-code?x=1', userId: null }, '/enter-promo-code?x=1'],
    [
      'the same person as before',
      { from: '/digital-fingerprint/about-you', userId: 'u1' },
      '/digital-fingerprint/about-you',
    ],
    ['somebody else on the same browser', { from: '/digital-fingerprint/about-you', userId: 'u2' }, '/account'],
    ['another site', { from: 'https://evil.example', userId: null }, '/account'],
    ['another site in disguise', { from: '//evil.example', userId: null }, '/account'],
    ['no text', { from: 7 }, '/account'],
  ])('%s', (_, state, place) => {
    expect(placeAfterLogin(state, 'u1')).toBe(place);
  });
});
