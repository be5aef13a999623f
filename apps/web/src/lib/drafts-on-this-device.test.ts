// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetAllDrafts, forgetSavedDrafts } from './drafts-on-this-device.ts';

beforeEach(() => localStorage.clear());

test('what the server has goes with its base; what it has not, another person’s and what is no draft stay', () => {
  const kept = ['lf.survey.ada.KEY2', 'lf.survey.ada.KEY2.base', 'lf.survey.ada.key', 'lf.survey.bob.KEY3', 'other'];
  for (const name of kept) localStorage.setItem(name, 'KEY1');
  localStorage.setItem('lf.survey.ada.KEY1', JSON.stringify({ record: { form: {} }, unsaved: false }));
  localStorage.setItem('lf.survey.ada.KEY1.base', JSON.stringify({ record: { form: {} }, version: 3 }));
  localStorage.setItem('lf.survey.ada.KEY2', JSON.stringify({ record: { form: {} }, unsaved: true }));
  localStorage.setItem('lf.survey.bob.KEY3', JSON.stringify({ record: { form: {} }, unsaved: false }));
  forgetSavedDrafts('ada');
  expect(Object.keys(localStorage).sort()).toEqual(kept.sort());
});

test('of somebody who is gone, all go; those of another stay', () => {
  localStorage.setItem('lf.survey.ada.KEY1', 'a memory');
  localStorage.setItem('lf.survey.ada.key', 'KEY1');
  localStorage.setItem('lf.survey.bob.KEY2', 'another');
  forgetAllDrafts('ada');
  expect(Object.keys(localStorage)).toEqual(['lf.survey.bob.KEY2']);
});
