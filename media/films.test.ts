import { describe, expect, it } from 'vitest';
import { CLIPS, readNarration } from './clips.ts';
import { CAPTION_MAX } from './captions.ts';
import { FILMS } from './films.ts';
import { fontFiles } from './font.ts';
import { FPS, INK_MIN, WIDTH, inkOf, renderFrame } from './frames.ts';
import { TEXT_SIZE_MIN, words } from './look/type.ts';
import { layOut } from './timeline.ts';

/** Width of the player on a phone of 360 pixels, and the smallest letters that are read there. */
const PHONE_PLAYER_WIDTH = 318;
const PHONE_TEXT_PX = 14;
const WORD_MS = 400;

it('letters of a film are at least 14 pixels high on a phone of 360 pixels; smaller ones are refused', () => {
  expect((TEXT_SIZE_MIN / WIDTH) * PHONE_PLAYER_WIDTH).toBeGreaterThanOrEqual(PHONE_TEXT_PX);
  expect(() => words('Honesty', 0, 0, { size: TEXT_SIZE_MIN - 1 })).toThrow('too small');
});

describe.each(CLIPS)('%s', (clip) => {
  it('has sentences that each fit one caption, so that a caption appears when its sentence is heard', () => {
    for (const { text } of readNarration(clip).sentences) expect(text.length, text).toBeLessThanOrEqual(CAPTION_MAX);
  });

  const direct = FILMS[clip];
  if (direct === undefined) return;

  it('shows something from the first frame to the last, also where one scene dissolves into the next', () => {
    const narration = readNarration(clip);
    const timeline = layOut(
      narration,
      narration.sentences.map(({ text }) => text.split(' ').length * WORD_MS),
    );
    const { scene } = direct(timeline);
    const fonts = fontFiles();
    const endS = timeline.durationMs / 1000;
    const starts = timeline.sentences.map(({ startMs }) => startMs / 1000 - 0.1);
    for (const t of [0, 1 / FPS, ...starts, endS]) {
      expect(inkOf(renderFrame(scene(t), fonts).pixels), `at ${t} s`).toBeGreaterThan(INK_MIN);
    }
  });
});
