import { VALUES_MAX, VALUES_MIN } from '@lf/domain/limits';
import { type RolePrior } from '../catalogue/catalogue-value.ts';
import { valueNamed } from '../catalogue/catalogue.ts';
import type { Profile, ProfiledValue } from '../heard.ts';

export interface ProposedValues {
  /** The ground: heard most across the answers. */
  readonly core: readonly string[];
  /** How it is lived. */
  readonly vehicle: readonly string[];
  /** What it is for. */
  readonly outcome: readonly string[];
}

/** Most people can hold seven; more only when they were heard nearly as well. */
const VALUES_USUAL = 7;
const EXTRA_SHARE_OF_BEST = 0.5;
const CORE_SHARE = 0.3;
const OUTCOME_SHARE = 0.25;
/** How much the catalogue's idea of a value's place weighs against what was heard. */
const ROLE_PRIOR_WEIGHT = 1.5;

/** 5 to 10 names, each in one group; read one after the other they are the first order. */
export function proposeValues(profile: Profile): ProposedValues {
  const chosen = choose(profile.values);
  const coreCount = Math.max(1, Math.round(chosen.length * CORE_SHARE));
  const outcomeCount = Math.max(1, Math.round(chosen.length * OUTCOME_SHARE));
  const core = takeFor('core', chosen, coreCount);
  const rest = chosen.filter((one) => !core.includes(one));
  const outcome = takeFor('outcome', rest, outcomeCount);
  const vehicle = rest.filter((one) => !outcome.includes(one));
  const names = (values: readonly ProfiledValue[]) => values.map(({ value }) => value);
  return { core: names(core), vehicle: names(vehicle), outcome: names(outcome) };
}

function choose(values: readonly ProfiledValue[]): readonly ProfiledValue[] {
  const best = values[0]?.score ?? 0;
  return values
    .slice(0, VALUES_MAX)
    .filter(
      (one, at) =>
        at < VALUES_MIN || (one.heard.length > 0 && (at < VALUES_USUAL || one.score >= best * EXTRA_SHARE_OF_BEST)),
    );
}

function takeFor(role: RolePrior, values: readonly ProfiledValue[], count: number): ProfiledValue[] {
  const fit = ({ value, score, answers }: ProfiledValue): number => {
    const heard = (score + answers) * (role === 'outcome' ? 0.5 : 1);
    return (
      heard * (valueNamed(value)?.role === role ? ROLE_PRIOR_WEIGHT : 1) + (valueNamed(value)?.role === role ? 0.5 : 0)
    );
  };
  return values.toSorted((a, b) => fit(b) - fit(a) || a.value.localeCompare(b.value)).slice(0, count);
}
