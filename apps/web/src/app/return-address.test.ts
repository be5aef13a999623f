// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { rememberBrought } from '../lib/brought.ts';
import { placeAfterLogin } from './return-address.ts';

afterEach(() => localStorage.clear());

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

  it('is where a link leads that somebody came with before they had an account: a key first', () => {
    rememberBrought('with', 'a&b');
    expect(placeAfterLogin(null, 'u1')).toBe('/side-by-side?with=a%26b');
    rememberBrought('gift', 'k');
    expect(placeAfterLogin(null, 'u1')).toBe('/claim-key?gift=k');
  });

  it('is not where a link leads that somebody else has opened here', () => {
    rememberBrought('with', 'a', 'u2');
    rememberBrought('gift', 'k', 'u2');
    expect(placeAfterLogin(null, 'u1')).toBe('/account');
    expect(placeAfterLogin(null, 'u2')).toBe('/claim-key?gift=k');
  });
});
