import type { DirectFilm } from '../frames.ts';
import { FADE_S, arrive, between, presence, ramp, steady } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { type Place, onScreen, placed, printAt } from '../look/print.ts';
import { type LeaderLabel, leaderLabel } from '../look/shapes.ts';
import { layer, risingWords } from '../look/type.ts';
import { brokenWindow } from './broken-window.ts';
import { editingAList } from './editing-a-list.ts';
import { CORE, MARIA_PRINT, OUTCOME, SHOWN_VEHICLE, anchorOf, colourOf } from './maria.ts';

const CENTRE: Place = { x: 640, y: 304, scale: 0.78 };
const LEFT: Place = { x: 300, y: 300, scale: 0.78 };
const BEHIND: Place = { x: 640, y: 380, scale: 1.9 };
const LABEL_X = 660;
/** The outcome stands highest, as in the person's own picture: lines to the ridges never cross. */
const LABEL_Y = { outcome: 108, vehicle: 276, core: 444 };

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
  /** Where one scene dissolves into the next: there is never an empty picture between two. */
  const cut = {
    definition: at('definition') - 0.4,
    roles: at('roles') - 0.5,
    story: at('maria') - 0.5,
    maria: at('maria-core') - 0.5,
    list: at('list') - 0.5,
    close: at('close') - 0.5,
  };

  /** The print grows while the person is thanked. */
  const opening = (t: number): string => {
    const grown = 0.25 + 0.75 * steady(t, 0, at('freedom') + 0.6);
    const named = [at('honesty'), at('family'), at('freedom')];
    const gone = presence(t, -FADE_S, cut.definition + FADE_S);
    const tint = (group: number): number => ramp(t, named[group / 2] ?? Infinity, 1.2);
    return (
      layer(printAt(MARIA_PRINT, { grown, tint, pale: '#b9ac97' }), gone, placed(LEFT)) +
      risingWords('Thank you', LABEL_X, 330, presence(t, -FADE_S, at('matters')), { size: 112 }) +
      layer(
        [
          leaderLabel(label(CORE, LABEL_Y.core, 'Honesty'), arrive(t, at('honesty'), 1.3)),
          leaderLabel(label(SHOWN_VEHICLE, LABEL_Y.vehicle, 'Family'), arrive(t, at('family'), 1.3)),
          leaderLabel(label(OUTCOME, LABEL_Y.outcome, 'Freedom'), arrive(t, at('freedom'), 1.3)),
        ].join(''),
        gone,
      )
    );
  };

  const definition = (t: number): string => {
    const from = cut.definition;
    const to = cut.roles + FADE_S;
    if (t < from || t > to) return '';
    const drift = toward(BEHIND, { ...BEHIND, scale: 2.02 }, steady(t, from, to - from));
    return (
      layer(
        printAt(MARIA_PRINT, { grown: 1, tint: () => 0, pale: PALETTE.line }),
        presence(t, from, to) * 0.5,
        placed(drift),
      ) +
      layer(
        risingWords('value-driver', 640, 270, arrive(t, from + 0.2, 1), { size: 128, anchor: 'middle' }) +
          risingWords('a value that guides what you do,', 640, 376, arrive(t, at('meaning') + 0.2, 1), {
            size: 60,
            weight: 400,
            fill: PALETTE.inkSoft,
            anchor: 'middle',
          }) +
          risingWords('even when it costs you something', 640, 450, arrive(t, at('meaning') + 2.4, 1), {
            size: 60,
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
    const tint = (group: number): number =>
      Math.max(...parts.map((part) => (part.groups.includes(group) ? ramp(t, part.at, 1.2) : 0)));
    return layer(
      layer(printAt(MARIA_PRINT, { grown: 1, tint }), 1, placed(LEFT)) +
        parts.map((part) => leaderLabel(part.label, arrive(t, part.at + 0.2, 1.3))).join(''),
      presence(t, from, to),
    );
  };

  const vehicles = [1, 2, 3];
  const roles = [
    { at: at('core'), groups: [CORE], label: label(CORE, LABEL_Y.core, 'Core', 'comes first') },
    {
      at: at('vehicle'),
      groups: vehicles,
      label: label(SHOWN_VEHICLE, LABEL_Y.vehicle, 'Vehicles', 'how you act on it'),
    },
    {
      at: at('outcome'),
      groups: [OUTCOME],
      label: label(OUTCOME, LABEL_Y.outcome, 'Outcome', 'what you gain'),
    },
  ];
  const maria = [
    { at: at('maria-core'), groups: [CORE], label: label(CORE, LABEL_Y.core, 'Honesty', 'Core') },
    {
      at: at('maria-vehicle'),
      groups: vehicles,
      label: label(SHOWN_VEHICLE, LABEL_Y.vehicle, 'Courage', 'Vehicle'),
    },
    {
      at: at('maria-outcome'),
      groups: [OUTCOME],
      label: label(OUTCOME, LABEL_Y.outcome, 'Trust', 'Outcome'),
    },
  ];

  const story = (t: number): string => {
    const from = cut.story;
    const to = cut.maria + FADE_S;
    if (t < from || t > to) return '';
    return layer(
      risingWords('Maria,', 140, 290, arrive(t, from), { size: 104 }) +
        risingWords('seven years old', 144, 372, arrive(t, at('window') + 0.2), {
          size: 60,
          weight: 400,
          fill: PALETTE.inkSoft,
        }) +
        brokenWindow(t, from, at('window') + 2.9),
      presence(t, from, to),
    );
  };

  const close = (t: number): string => {
    const from = cut.close;
    if (t < from) return '';
    const place = toward(CENTRE, { ...CENTRE, scale: CENTRE.scale * 1.04 }, steady(t, from, endS - from));
    return layer(
      printAt(MARIA_PRINT, { grown: 0.3 + 0.7 * steady(t, from, 2.2), tint: () => 1 }),
      ramp(t, from, 0.8),
      placed(place),
    );
  };

  return {
    scene: (t) =>
      (t < cut.definition + FADE_S ? opening(t) : '') +
      definition(t) +
      threePlaces(t, cut.roles, cut.story + FADE_S, roles) +
      story(t) +
      threePlaces(t, cut.maria, cut.list + FADE_S, maria) +
      (t > cut.list ? editingAList(t, timeline, cut.close + FADE_S) : '') +
      close(t),
    poster:
      layer(printAt(MARIA_PRINT, { grown: 1, tint: () => 1 }), 1, placed({ x: 330, y: 352, scale: 0.98 })) +
      risingWords('Your', 632, 326, 1, { size: 96 }) +
      risingWords('value-drivers', 632, 432, 1, { size: 96 }),
  };
};
