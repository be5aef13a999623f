import { mediaFile } from './clips.ts';

export const READ_BACK_FILE = mediaFile('read-back.json');
/** The format with the fewest bits for the sound. */
export const READ_BACK_FORMAT = '.webm';
/** Of the words of a clip, at most this share may be heard wrong. */
export const WORD_ERRORS_MAX = 0.03;

/** What a speech recogniser heard in one published file. */
export interface ReadBack {
  readonly name: string;
  readonly words: number;
  readonly errors: number;
  readonly heard: string;
}
