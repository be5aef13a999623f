import type { DirectFilm } from '../frames.ts';
import { ramp, steady } from '../look/motion.ts';
import { placed, printAt } from '../look/print.ts';
import { layer, risingWords } from '../look/type.ts';
import { balance } from './balance.ts';
import { brother } from './brother.ts';
import { findingTheOrder } from './finding-the-order.ts';
import { MARIA_PRINT } from './maria.ts';
import { twoLives } from './two-lives.ts';

export const valuesMapping: DirectFilm = (timeline) => {
  const { at } = timeline;
  const closeS = at('close') - 0.5;
  const endS = timeline.durationMs / 1000;
  const close = (t: number): string => {
    if (t < closeS) return '';
    const scale = 0.78 * (1 + 0.04 * steady(t, closeS, endS - closeS));
    return layer(
      printAt(MARIA_PRINT, { grown: 0.3 + 0.7 * steady(t, closeS, 2.6), tint: () => 1 }),
      ramp(t, closeS, 0.8),
      placed({ x: 640, y: 304, scale }),
    );
  };
  return {
    scene: (t) =>
      (t < at('maria') + 1 ? twoLives(t, timeline) : '') +
      brother(t, timeline) +
      findingTheOrder(t, timeline) +
      balance(t, timeline) +
      close(t),
    poster:
      layer(
        printAt(MARIA_PRINT, { grown: 1, tint: (group) => (group === 0 ? 1 : 0) }),
        1,
        placed({ x: 330, y: 352, scale: 0.98 }),
      ) +
      risingWords('Finding', 650, 326, 1, { size: 108 }) +
      risingWords('your order', 650, 440, 1, { size: 108 }),
  };
};
