import { painter } from './rendering/painter.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';

/** Change it when the picture changes: cached ones of another version are made anew. */
export const SHARE_RENDERER_VERSION = 3;

/** What chats and social networks show for the link, as PNG. */
export const sharePicture = (
  { values, archetype }: FingerprintContent,
  signal?: AbortSignal,
  title?: string,
): Promise<Uint8Array> => painter.run({ values, archetype, ...(title !== undefined && { title }) }, signal);
