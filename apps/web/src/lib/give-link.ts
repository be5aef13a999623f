/** The phone's own share sheet; desktops offer one too, but there people expect the link. */
export function canShare(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

/** Closing the sheet without choosing anybody is no failure. */
export async function shareLink(link: string, title: string): Promise<void> {
  await navigator.share({ title, url: link }).catch(() => undefined);
}

/** Copies the link, and on phones hands it to the share sheet; answers whether the browser allowed copying. */
export async function giveLink(link: string, title: string): Promise<'copied' | 'refused'> {
  const copied = navigator.clipboard?.writeText(link).then(
    () => 'copied' as const,
    () => 'refused' as const,
  );
  if (canShare()) await shareLink(link, title);
  return (await copied) ?? 'refused';
}
