/** Long enough for a slow disk. */
const KEPT_MS = 120_000;

/** Into the photos or wherever the phone offers, else into the downloads. Closing the phone's sheet without choosing is no failure. */
export async function saveImage(image: Blob, name: string): Promise<'saved' | 'closed'> {
  const file = new File([image], name, { type: image.type });
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    return navigator.share({ files: [file] }).then(
      () => 'saved' as const,
      () => 'closed' as const,
    );
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return 'saved';
}
