import made from './clips.json' with { type: 'json' };

/** Made by `npm run media`: addresses change with the content, so they come from its list and nowhere else. */
export type ClipName = keyof typeof made;

export interface Clip {
  readonly title: string;
  readonly durationS: number;
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  /** Address of the WebVTT file, in English as the narration is. */
  readonly captions: string;
  readonly poster?: string;
  /** Every word that is spoken, in paragraphs. */
  readonly transcript: readonly string[];
}

export function clipOf(name: ClipName): Clip {
  return made[name];
}
