import type films from './film-list.json';
import type sounds from './sound-list.json';

/** Made by `npm run media`: addresses change with the content, so they come from its lists and nowhere else. */
export type FilmName = keyof typeof films;
export type SoundName = keyof typeof sounds;
export type ClipName = FilmName | SoundName;

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
