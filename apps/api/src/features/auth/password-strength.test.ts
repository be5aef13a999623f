import { expect, test } from 'vitest';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { weaknessOf } from './password-strength.ts';

const ABOUT = ['lovelace@example.com', 'Ada', 'Lovelace'];

test.each([
  ['1234567', SETTINGS_MESSAGES.passwordCommon],
  ['Password', SETTINGS_MESSAGES.passwordCommon],
  ['password123', SETTINGS_MESSAGES.passwordCommon],
  ['qwertyuiop', SETTINGS_MESSAGES.passwordCommon],
  ['Lovelace', SETTINGS_MESSAGES.passwordPersonal],
  ['lovelace12', SETTINGS_MESSAGES.passwordPersonal],
  ['lovelace@example.com', SETTINGS_MESSAGES.passwordPersonal],
  ['abababab', SETTINGS_MESSAGES.passwordMonotone],
  ['correct horse', undefined],
  ['kite-amber-9-lake', undefined],
  ['пароль моей бабушки', undefined],
])('%s', (password, weakness) => {
  expect(weaknessOf(password, ABOUT)).toBe(weakness);
});
