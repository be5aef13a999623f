import { expect, test } from 'vitest';
import { knownDevice, newDevice } from './known-devices.ts';

const SECRET = 'a secret of this deployment';
const device = newDevice(SECRET, 'ada');

test('a device is known to its person alone, under the newest secret and the one before', () => {
  const [, id] = device.split('.');
  expect(knownDevice([SECRET], 'ada', device)).toBe(id);
  expect(knownDevice(['newer', SECRET], 'ada', device)).toBe(id);
  expect(knownDevice([SECRET], 'bob', device)).toBeUndefined();
  expect(knownDevice(['another'], 'ada', device)).toBeUndefined();
});

test('a device with a changed part, a missing part or one too many is not known', () => {
  const [owner, id, expires, signature] = device.split('.');
  for (const forged of [
    `bob.${id}.${expires}.${signature}`,
    `${owner}.other.${expires}.${signature}`,
    `${owner}.${id}.${Number(expires) + 1}.${signature}`,
    `${owner}.${id}.${expires}.`,
    `${owner}.${id}.${expires}`,
    `${device}.more`,
    '',
  ])
    expect(knownDevice([SECRET], forged.split('.')[0] ?? '', forged)).toBeUndefined();
});
