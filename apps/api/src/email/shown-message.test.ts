import { expect, test } from 'vitest';
import { shownMessage } from './shown-message.ts';

test.each([
  ['Have a look, please. It took me an hour!', 'Have a look, please. It took me an hour!'],
  ['Log in at https://evil.example/login now', 'Log in at https evil example login now'],
  ['write to eve@evil.example', 'write to eve evil example'],
  ['two\n\nlines', 'two lines'],
  ['für Zoë (Team 7)', 'für Zoë (Team 7)'],
  ['<b>bold</b>', 'b bold b'],
])('%j is shown as %j', (given, shown) => {
  expect(shownMessage(given)).toBe(shown);
});

test('a long message is cut', () => {
  expect(shownMessage('a'.repeat(5_000))).toHaveLength(500);
});
