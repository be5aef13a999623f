/** What the browser refused to store (private windows, policies, no room left): the tab itself remembers it. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();
let refused = false;

function noteRefusal(): void {
  if (refused) return;
  refused = true;
  for (const listener of listeners) listener();
}

export function readStored(key: string): string | null {
  const remembered = inMemory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function tryToStore(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function removeStored(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}

export function writeStored(key: string, text: string | null): void {
  if (text === null) {
    removeStored(key);
    return;
  }
  if (tryToStore(key, text)) {
    inMemory.delete(key);
    return;
  }
  // The older text must not come back later; without it there may also be room.
  removeStored(key);
  if (tryToStore(key, text)) return;
  inMemory.set(key, text);
  noteRefusal();
}

/** The names of everything that is kept, stored or remembered. */
export function storedNames(): readonly string[] {
  try {
    return [...new Set([...inMemory.keys(), ...Object.keys(localStorage)])];
  } catch {
    return [...inMemory.keys()];
  }
}

/** Whether something could not be stored since the page was opened. */
export function isStorageRefused(): boolean {
  return refused;
}

export function subscribeToRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
