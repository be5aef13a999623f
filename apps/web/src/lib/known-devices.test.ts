// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { DEVICES_MAX } from '@lf/contract/limits';
import { knownDevices, rememberDevice } from './known-devices.ts';

beforeEach(() => localStorage.clear());

test('the newest device comes first, one for each person', () => {
  rememberDevice('ada.1');
  rememberDevice('bob.1');
  rememberDevice('ada.2');
  expect(knownDevices()).toEqual(['ada.2', 'bob.1']);
  rememberDevice(undefined);
  expect(knownDevices()).toEqual(['ada.2', 'bob.1']);
});

test('at most as many devices are kept as the contract takes', () => {
  for (let person = 0; person <= DEVICES_MAX; person += 1) rememberDevice(`p${person}.1`);
  expect(knownDevices()).toHaveLength(DEVICES_MAX);
  expect(knownDevices()[0]).toBe(`p${DEVICES_MAX}.1`);
});

test.each(['not json', '{}', '[1,null]'])('storage that holds %s is no device', (text) => {
  localStorage.setItem('lf.devices', text);
  expect(knownDevices()).toEqual([]);
});
