import { useSyncExternalStore } from 'react';
import { isStorageRefused, subscribeToRefusal } from './browser-storage.ts';

const notYet = () => false;

export function useStorageRefused(): boolean {
  return useSyncExternalStore(subscribeToRefusal, isStorageRefused, notYet);
}
