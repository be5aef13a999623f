import type { DirectFilm } from '../frames.ts';
import { arrive, between, presence, ramp, steady } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { type Place, onScreen, placed, printAt } from '../look/print.ts';
import { type LeaderLabel, leaderLabel } from '../look/shapes.ts';
import { layer, risingWords } from '../look/type.ts';
import { brokenWindow } from './broken-window.ts';
import { editingAList } from './editing-a-list.ts';
import { CORE, MARIA_PRINT, OUTCOME, SHOWN_VEHICLE, anchorOf, colourOf } from './maria.ts';

const CENTRE: Place = { x: 640, y: 304, scale: 0.78 };
const LEFT: Place = { x: 372, y: 304, scale: 0.82 };
const BEHIND: Place = { x: 640, y: 380, scale: 1.9 };
const LABEL_X = 742;
/** The outcome stands highest, as in the person's own picture: lines to the ridges never cross. */
const LABEL_Y = { outcome: 132, vehicle: 290, core: 448 };

const toward = (a: Place, b: Place, part: number): Place => ({
  x: between(a.x, b.x, part),
  y: between(a.y, b.y, part),
  scale: between(a.scale, b.scale, part),
});

const label = (group: number, y: number, name: string, note?: string): LeaderLabel => ({
  anchor: onScreen(anchorOf(group), LEFT),
  x: LABEL_X,
  y,
  colour: colourOf(group),
  name,
  ...(note === undefined ? {} : { note }),
});

export const valueDriversIntro: DirectFilm = (timeline) => {
  const { at } = timeline;
  const endS = timeline.durationMs / 1000;

  /** The print grows while the person is thanked, and breathes with them. */
  const opening = (t: number): string => {
    const grown = steady(t, 0.3, at('freedom') + 0.6);
    const breath = Math.sin(ramp(t, at('breathe'), 4.2) * Math.PI) * 0.035;
    const place = toward({ ...CENTRE, scale: CENTRE.scale * (1 + breath) }, LEFT, ramp(t, at('beneath') - 0.3, 2));
    const named = [at('honesty'), at('family'), at('freedom')];
    const awake = (group: number): number => ramp(t, named[group / 2] ?? Infinity, 1.2);
    const gone = at('definition') - 0.1;
    return (
      layer(printAt(MARIA_PRINT, { grown, awake, asleep: '#b9ac97' }), presence(t, 0.2, gone + 0.4, 1), placed(place)) +
      layer(
        [
          leaderLabel(label(CORE, LABEL_Y.core, 'Honesty'), arrive(t, at('honesty'), 1.3)),
          leaderLabel(label(SHOWN_VEHICLE, LABEL_Y.vehicle, 'Family'), arrive(t, at('family'), 1.3)),
          leaderLabel(label(OUTCOME, LABEL_Y.outcome, 'Freedom'), arrive(t, at('freedom'), 1.3)),
        ].join(''),
        presence(t, 0, gone),
      )
    );
  };

  const definition = (t: number): string => {
    const from = at('definition') + 0.3;
    const to = at('roles') - 0.1;
    if (t < from - 0.5 || t > to) return '';
    const drift = toward(BEHIND, { ...BEHIND, scale: 2.02 }, steady(t, from - 0.5, to - from + 0.5));
    return (
      layer(
        printAt(MARIA_PRINT, { grown: 1, awake: () => 0, asleep: PALETTE.line }),
        presence(t, from - 0.5, to, 1) * 0.5,
        placed(drift),
      ) +
      layer(
        risingWords('value-driver', 640, 286, arrive(t, from + 0.5, 1), { size: 104, anchor: 'middle' }) +
          risingWords('a value that moves you,', 640, 368, arrive(t, from + 1.7, 1), {
            size: 38,
            weight: 400,
            fill: PALETTE.inkSoft,
            anchor: 'middle',
          }) +
          risingWords('even when it costs you something', 640, 420, arrive(t, from + 3.1, 1), {
            size: 38,
            weight: 400,
            fill: PALETTE.inkSoft,
            anchor: 'middle',
          }),
        presence(t, from, to),
      )
    );
  };

  /** The same three places are named twice: first what they are, then what they are for Maria. */
  const threePlaces = (
    t: number,
    from: number,
    to: number,
    parts: readonly { at: number; label: LeaderLabel; groups: readonly number[] }[],
  ): string => {
    if (t < from || t > to) return '';
    const awake = (group: number): number =>
      Math.max(...parts.map((part) => (part.groups.includes(group) ? ramp(t, part.at, 1.2) : 0)));
    return layer(
      layer(printAt(MARIA_PRINT, { grown: 1, awake }), 1, placed(LEFT)) +
        parts.map((part) => leaderLabel(part.label, arrive(t, part.at + 0.2, 1.3))).join(''),
      presence(t, from, to, 0.9),
    );
  };

  const vehicles = [1, 2, 3];
  const roles = [
    { at: at('core'), groups: [CORE], label: label(CORE, LABEL_Y.core, 'Core', 'where you begin') },
    {
      at: at('vehicle'),
      groups: vehicles,
      label: label(SHOWN_VEHICLE, LABEL_Y.vehicle, 'Vehicles', 'how you carry it into the day'),
    },
    {
      at: at('outcome'),
      groups: [OUTCOME],
      label: label(OUTCOME, LABEL_Y.outcome, 'Outcome', 'what grows when the others are alive'),
    },
  ];
  const maria = [
    { at: at('maria-core'), groups: [CORE], label: label(CORE, LABEL_Y.core, 'Honesty', 'Core: it has to be true') },
    {
      at: at('maria-vehicle'),
      groups: vehicles,
      label: label(SHOWN_VEHICLE, LABEL_Y.vehicle, 'Courage', 'Vehicle: she speaks up'),
    },
    {
      at: at('maria-outcome'),
      groups: [OUTCOME],
      label: label(OUTCOME, LABEL_Y.outcome, 'Trust', 'Outcome: people say what they think'),
    },
  ];

  const story = (t: number): string => {
    const from = at('maria') - 0.3;
    const to = at('maria-core') - 0.2;
    if (t < from || t > to) return '';
    return layer(
      risingWords('Maria,', 300, 290, arrive(t, from + 0.2), { size: 84 }) +
        risingWords('seven years old', 304, 346, arrive(t, at('window') + 0.2), {
          size: 36,
          weight: 400,
          fill: PALETTE.inkSoft,
        }) +
        brokenWindow(t, from + 0.3, at('window') + 2.5),
      presence(t, from, to),
    );
  };

  const close = (t: number): string => {
    const from = at('close') - 0.4;
    if (t < from) return '';
    const place = toward(CENTRE, { ...CENTRE, scale: CENTRE.scale * 1.04 }, steady(t, from, endS - from));
    return layer(
      printAt(MARIA_PRINT, { grown: steady(t, from - 0.6, 2.6), awake: () => 1 }),
      ramp(t, from, 0.8),
      placed(place),
    );
  };

  return {
    scene: (t) =>
      (t < at('definition') + 0.4 ? opening(t) : '') +
      definition(t) +
      threePlaces(t, at('roles') - 0.1, at('maria') - 0.2, roles) +
      story(t) +
      threePlaces(t, at('maria-core') - 0.3, at('list') - 0.2, maria) +
      (t > at('list') - 0.3 ? editingAList(t, timeline, at('close') - 0.2) : '') +
      close(t),
    poster:
      layer(printAt(MARIA_PRINT, { grown: 1, awake: () => 1 }), 1, placed({ x: 330, y: 352, scale: 0.98 })) +
      risingWords('What', 650, 326, 1, { size: 108 }) +
      risingWords('moves you', 650, 440, 1, { size: 108 }),
  };
};
