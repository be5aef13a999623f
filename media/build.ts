import { writeFileSync } from 'node:fs';
import { webVtt } from './captions.ts';
import { CLIPS, type Clip, mediaFile, readNarration } from './clips.ts';
import { drawFilm, encodeM4a, encodeMp4, encodePoster, encodeWebm, encodeWebmAudio } from './encode.ts';
import { FILMS } from './films.ts';
import { fontFiles } from './font.ts';
import { type DirectFilm, renderFrame } from './frames.ts';
import { type Published, publishClip, publishLists } from './publish.ts';
import { makeSoundtrack } from './soundtrack.ts';
import { type Timeline, layOut } from './timeline.ts';
import { voiceSentences } from './voice.ts';

async function makeVideo(folder: string, direct: DirectFilm, timeline: Timeline, sound: string): Promise<string[]> {
  const fonts = fontFiles();
  const film = direct(timeline);
  const [webm, mp4, poster] = [`${folder}/video.webm`, `${folder}/video.mp4`, `${folder}/poster.webp`] as const;
  const drawn = await drawFilm(film.scene, timeline.durationMs, fonts, folder);
  encodeWebm(drawn, sound, webm);
  encodeMp4(drawn, sound, mp4);
  writeFileSync(`${folder}/poster.png`, renderFrame(film.poster, fonts).png());
  encodePoster(`${folder}/poster.png`, poster);
  return [mp4, webm, poster];
}

function makeAudio(folder: string, sound: string): string[] {
  encodeWebmAudio(sound, `${folder}/audio.webm`);
  encodeM4a(sound, `${folder}/audio.m4a`);
  return [`${folder}/audio.webm`, `${folder}/audio.m4a`];
}

async function makeClip(clip: Clip): Promise<Published> {
  const narration = readNarration(clip);
  const folder = mediaFile(`.cache/${clip}`);
  const spoken = voiceSentences(clip, narration);
  const timeline = layOut(
    narration,
    spoken.map(({ lengthMs }) => lengthMs),
  );
  const sound = makeSoundtrack(clip, spoken, timeline);
  const film = FILMS[clip];
  const made = film === undefined ? makeAudio(folder, sound) : await makeVideo(folder, film, timeline, sound);
  writeFileSync(`${folder}/captions.vtt`, webVtt(timeline));
  return publishClip(clip, narration, timeline.durationMs, [...made, `${folder}/captions.vtt`]);
}

/** Without speech and encoding, which need programs of the machine: the texts are laid out, and each film draws its poster. */
function smoke(): void {
  for (const clip of CLIPS) {
    const narration = readNarration(clip);
    const timeline = layOut(
      narration,
      narration.sentences.map(() => 1_000),
    );
    const film = FILMS[clip]?.(timeline);
    const bytes = film === undefined ? 0 : renderFrame(film.poster, fontFiles()).png().length;
    console.log(clip, `${timeline.durationMs} ms`, film === undefined ? 'sound only' : `poster of ${bytes} bytes`);
  }
}

if (process.argv.includes('--smoke')) {
  smoke();
  process.exit(0);
}

/** All clips, or those named: `npm run media -- values-mapping`. */
const wanted = process.argv.length > 2 ? CLIPS.filter((clip) => process.argv.includes(clip)) : CLIPS;
const published: Partial<Record<Clip, Published>> = {};
for (const clip of wanted) {
  const made = await makeClip(clip);
  published[clip] = made;
  for (const { name, bytes, loudnessLufs, truePeakDbtp } of made.entry.files) {
    console.log(
      name,
      `${Math.round(bytes / 1024)} kB`,
      loudnessLufs === undefined ? '' : `${loudnessLufs} LUFS, peak ${truePeakDbtp} dBTP`,
    );
  }
}
publishLists(published);
