/** Drafts of the survey are kept under names that hold the person's id. Deleted means deleted here too. */
export function forgetOnThisDevice(userId: string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.includes(userId)) localStorage.removeItem(name);
  } catch {
    // A browser that refuses storage has kept nothing beyond this tab.
  }
}
