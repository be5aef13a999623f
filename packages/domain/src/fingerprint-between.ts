import { drawInPieces } from './fingerprint-art.ts';
import { colourBetween, type GroupColour } from './fingerprint-art/colours.ts';
import { formBetween, matchMinutiae } from './fingerprint-art/form-between.ts';
import { groupRidges } from './fingerprint-art/groups.ts';
import type { InPieces } from './fingerprint-art/in-pieces.ts';
import { makeField } from './fingerprint-art/phase-field.ts';
import { makeForm } from './fingerprint-art/print-form.ts';
import { finishRidges } from './fingerprint-art/ridge-line.ts';
import { ridgePath } from './fingerprint-art/ridge-path.ts';
import { traceRidges } from './fingerprint-art/trace.ts';

/** Ridges of one color. */
export interface Strand {
  readonly colour: GroupColour;
  readonly path: string;
}

/** A picture by its ridges alone, innermost first. */
export type Strands = readonly Strand[];

/** What a picture is drawn of. */
export interface DrawnOf {
  readonly values: readonly string[];
  readonly archetype: string;
}

function* whole({ values, archetype }: DrawnOf): InPieces<Strands> {
  const { groups, ridges } = yield* drawInPieces(values, archetype);
  return groups.map(({ colour }, group) => ({
    colour,
    path: ridges
      .filter((ridge) => ridge.group === group)
      .map(({ path }) => path)
      .join(''),
  }));
}

/** A ragged rim would flicker from one picture to the next: those in between have an even one. */
const evenRim = () => 0.5;

/** The picture at a share of the way from one fingerprint to another: 0 is the first, 1 the second, and each one between them a print of its own. */
export type DrawBetween = (share: number) => InPieces<Strands>;

export function between(earlier: DrawnOf, later: DrawnOf): DrawBetween {
  const forms = [makeForm(earlier.values, earlier.archetype), makeForm(later.values, later.archetype)] as const;
  const minutiae = matchMinutiae(forms[0].minutiae, forms[1].minutiae);
  const counts = [earlier.values.length, later.values.length] as const;

  function* draw(share: number): InPieces<Strands> {
    const { axis, warp, minutiae: moved, ray } = formBetween(...forms, minutiae, share);
    yield;
    const found = yield* traceRidges(yield* makeField(axis, warp, moved));
    const ridges = (yield* finishRidges(found, evenRim)).sort((a, b) => a.fromAxis - b.fromAxis);
    const thenGroups = groupRidges(ridges, counts[0], ray);
    yield;
    const nowGroups = counts[0] === counts[1] ? thenGroups : groupRidges(ridges, counts[1], ray);
    yield;
    const strands = new Map<string, { colour: GroupColour; path: string }>();
    ridges.forEach((ridge, i) => {
      const places = [thenGroups[i] ?? 0, nowGroups[i] ?? 0] as const;
      const of = places.join();
      const strand = strands.get(of) ?? { colour: colourBetween(places, counts, share), path: '' };
      strand.path += ridgePath(ridge.points, ridge.closed);
      strands.set(of, strand);
    });
    return [...strands.values()];
  }

  return (share) => (share <= 0 ? whole(earlier) : share >= 1 ? whole(later) : draw(share));
}
