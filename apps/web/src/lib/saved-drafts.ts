/** Drafts of the survey stand under the person's id (features/survey/session/draft-storage.ts). */
const isSaved = (text: string | null): boolean => {
  try {
    return (JSON.parse(text ?? 'null') as { readonly unsaved?: unknown } | null)?.unsaved === false;
  } catch {
    return false;
  }
};

/** Whoever logs out leaves no words behind that the server has; what it has not waits for them here. */
export function forgetSavedDrafts(userId: string): void {
  try {
    const drafts = Object.keys(localStorage).filter((name) => name.startsWith(`lf.survey.${userId}.`) && isSaved(localStorage.getItem(name)));
    for (const name of drafts.flatMap((draft) => [draft, `${draft}.base`])) localStorage.removeItem(name);
  } catch {
    // A browser that refuses storage has kept nothing beyond this tab.
  }
}
