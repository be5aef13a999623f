import { readStored, storedNames, writeStored } from './browser-storage.ts';

/** Drafts of the survey stand under names that hold the person's id (features/survey/session/draft-storage.ts). */
function forget(userId: string, isToGo: (text: string | null) => boolean): void {
  const names = storedNames().filter((name) => name.includes(userId) && isToGo(readStored(name)));
  for (const name of names.flatMap((draft) => [draft, `${draft}.base`])) writeStored(name, null);
}

function isSaved(text: string | null): boolean {
  try {
    return (JSON.parse(text ?? 'null') as { readonly unsaved?: unknown } | null)?.unsaved === false;
  } catch {
    return false;
  }
}

/** Whoever logs out leaves no words behind that the server has; what it has not waits for them here. */
export const forgetSavedDrafts = (userId: string): void => forget(userId, isSaved);

/** Deleted means deleted here too. */
export const forgetAllDrafts = (userId: string): void => forget(userId, () => true);
