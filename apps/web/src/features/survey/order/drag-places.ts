/** Where a value stands in its list, in px. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

const middleOf = ({ top, height }: Place): number => top + height / 2;

/** The place whose middle is nearest to that of the dragged value. */
export function placeUnder(places: readonly Place[], from: number, by: number): number {
  const dragged = places[from];
  if (dragged === undefined) return from;
  const away = places.map((place) => Math.abs(middleOf(place) - middleOf(dragged) - by));
  return away.indexOf(Math.min(...away));
}

/** How far the value at `index` makes way while another one is dragged. */
export function makesWay(places: readonly Place[], from: number, to: number, index: number): number {
  const dragged = places[from];
  if (dragged === undefined || index === from) return 0;
  const [first, second] = places;
  const gap = first && second ? second.top - first.top - first.height : 0;
  if (index > from && index <= to) return -(dragged.height + gap);
  return index < from && index >= to ? dragged.height + gap : 0;
}

/** Near the edge of the screen the page scrolls along, faster the nearer it is. */
const EDGE_PX = 64;
const SCROLL_PX = 12;

export function scrollNear(y: number, height: number): number {
  const into = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (height - EDGE_PX));
  return Math.round((Math.max(-EDGE_PX, Math.min(EDGE_PX, into)) / EDGE_PX) * SCROLL_PX);
}
