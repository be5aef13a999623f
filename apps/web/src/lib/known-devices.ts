import { DEVICES_MAX } from '@lf/contract/limits';
import { readStored, writeStored } from './browser-storage.ts';

const STORAGE_KEY = 'lf.devices';

/**
 * What the server gave this browser at earlier log-ins, newest first. It names nobody and opens nothing; it stays after logging out,
 * because wrong passwords from elsewhere do not make a known device wait.
 */
export function knownDevices(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, DEVICES_MAX) : [];
  } catch {
    return [];
  }
}

/** One per person: the first part of a device is whose it is. */
export function rememberDevice(device: string | undefined): void {
  if (device === undefined) return;
  const [owner] = device.split('.');
  const others = knownDevices().filter((known) => known.split('.')[0] !== owner);
  writeStored(STORAGE_KEY, JSON.stringify([device, ...others].slice(0, DEVICES_MAX)));
}
