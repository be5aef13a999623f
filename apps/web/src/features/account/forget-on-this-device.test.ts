// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetOnThisDevice } from './forget-on-this-device.ts';

test('drafts of this person go, those of another stay', () => {
  localStorage.setItem('lf.survey.ada.KEY1', 'a memory');
  localStorage.setItem('lf.survey.ada.key', 'KEY1');
  localStorage.setItem('lf.survey.bob.KEY2', 'another');
  forgetOnThisDevice('ada');
  expect(Object.keys(localStorage)).toEqual(['lf.survey.bob.KEY2']);
});
