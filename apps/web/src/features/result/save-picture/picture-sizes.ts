import { SAVE_PICTURE_MESSAGES } from '@lf/domain/messages/save-picture';

export interface PictureSize {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

const { sizes: TITLES } = SAVE_PICTURE_MESSAGES;

const COMMON: readonly PictureSize[] = [
  { title: TITLES.phone, width: 1290, height: 2796 },
  { title: TITLES.computer, width: 3840, height: 2160 },
  { title: TITLES.square, width: 2048, height: 2048 },
];

/** This device's own screen first, in its own pixels, unless it is one of the common ones. */
export function pictureSizes(screen: { width: number; height: number }, pixels: number): readonly PictureSize[] {
  const [width, height] = [Math.round(screen.width * pixels), Math.round(screen.height * pixels)];
  const own = { title: TITLES.screen, width, height };
  return COMMON.some((size) => size.width === width && size.height === height) ? COMMON : [own, ...COMMON];
}
