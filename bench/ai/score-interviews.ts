import type { Evidence } from '@lf/contract/survey';
import type { SurveyResult } from './engines.ts';
import type { Interview, LabelledAnswer } from './read-interviews.ts';
import { mean, share } from './rows.ts';

/** How well results fit what readers labelled; shares over all interviews that have a result. */
export interface Scores {
  readonly interviews: number;
  readonly proposals: number;
  readonly withSentence: number;
  /** A reading labelled the proposal's sentence with any value. */
  readonly sentenceTelling: number;
  readonly nameRight: number;
  readonly nameInAlternatives: number;
  readonly profiles: number;
  readonly profileFound: number;
  readonly profileFoundWide: number;
  readonly told: number;
  readonly archetypeRight: number;
  /** Right, or among the choices the person is given. */
  readonly archetypeOffered: number;
  readonly notTold: number;
  readonly abstained: number;
  readonly ticked: number;
  readonly tickedRight: number;
}

interface Proposal {
  readonly labels: readonly string[];
  readonly isRight: boolean;
  readonly isInAlternatives: boolean;
  readonly isTicked: boolean;
}

export function scoreInterviews(interviews: readonly Interview[], results: ReadonlyMap<string, SurveyResult>): Scores {
  const scored = interviews.flatMap((interview) => {
    const result = results.get(interview.id);
    return result ? [{ ...interview, result, names: namesOf(result), proposals: proposalsOf(interview, result) }] : [];
  });
  const proposals = scored.flatMap((one) => one.proposals);
  const ticked = proposals.filter(({ isTicked }) => isTicked);
  const profiled = scored.filter(({ profiles }) => profiles.length > 0);
  const told = scored.filter(({ coping }) => coping.length > 0);
  const notTold = scored.filter(({ coping }) => coping.length === 0);
  return {
    interviews: scored.length,
    proposals: mean(scored.map(({ names }) => names.length)),
    withSentence: proposals.length / Math.max(1, scored.flatMap(({ names }) => names).length),
    sentenceTelling: share(proposals, ({ labels }) => labels.length > 0),
    nameRight: share(proposals, ({ isRight }) => isRight),
    nameInAlternatives: share(proposals, ({ isInAlternatives }) => isInAlternatives),
    profiles: profiled.length,
    profileFound: mean(profiled.map(({ profiles, names }) => found(profiles, new Set(names)))),
    profileFoundWide: mean(
      profiled.map(({ profiles, names, result }) => found(profiles, new Set([...names, ...alternativesOf(result)]))),
    ),
    told: told.length,
    archetypeRight: share(told, ({ coping, result }) => coping.includes(result.archetype)),
    archetypeOffered: share(told, ({ coping, result: { archetype, archetype_choices: choices = [] } }) =>
      [archetype, ...choices.map((choice) => choice.archetype)].some((name) => coping.includes(name)),
    ),
    notTold: notTold.length,
    abstained: share(notTold, ({ result }) => result.archetype_choices !== undefined),
    ticked: ticked.length / Math.max(1, scored.length),
    tickedRight: share(ticked, ({ isRight }) => isRight),
  };
}

export function namesOf({ value_drivers: groups }: SurveyResult): string[] {
  return [...groups.core_value_drivers, ...groups.vehicle_value_drivers, ...groups.outcome_value_drivers];
}

function evidenceOf(result: SurveyResult): Evidence[] {
  const names = namesOf(result);
  return (result.evidence ?? []).filter(({ value }) => names.includes(value));
}

function alternativesOf(result: SurveyResult): string[] {
  return evidenceOf(result).flatMap(({ alternatives = [] }) => alternatives);
}

/** The proposals that have a sentence. */
function proposalsOf({ answers }: Interview, result: SurveyResult): Proposal[] {
  const evidence = evidenceOf(result);
  return [...new Set(evidence.map(({ value }) => value))].map((name) => {
    const own = evidence.filter(({ value }) => value === name);
    const labels = own.flatMap((one) => labelsAt(answers[one.answer], one));
    const offered = new Set([name, ...own.flatMap(({ alternatives = [] }) => alternatives)]);
    return {
      labels,
      isRight: labels.includes(name),
      isInAlternatives: labels.some((label) => offered.has(label)),
      isTicked: own.some(({ sure }) => sure === true),
    };
  });
}

/** The values that were labelled in the sentences which the place touches. */
function labelsAt(answer: LabelledAnswer | undefined, { start, end }: Evidence): string[] {
  let at = 0;
  const touched = new Set<number>();
  answer?.sentences.forEach((sentence, index) => {
    if (start < at + sentence.length && end > at) touched.add(index);
    at += sentence.length + 1;
  });
  return answer?.labels.filter(({ s }) => s.some((index) => touched.has(index))).map(({ v }) => v) ?? [];
}

/** Of each reading's profile, the part that is among the names. */
function found(profiles: Interview['profiles'], names: ReadonlySet<string>): number {
  return mean(profiles.map((top) => share(top, (name) => names.has(name))));
}
