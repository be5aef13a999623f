import type { surveyResult, SurveyItem } from '@lf/contract/survey';
import type { RouteResponse } from '@lf/contract/define-route';
import type { ArchetypeSpaces } from './archetypes/archetype-spaces.ts';
import { chooseArchetype } from './archetypes/choose-archetype.ts';
import { chooseTriggers } from './archetypes/choose-triggers.ts';
import { explainArchetype } from './archetypes/explain-archetype.ts';
import { explainTrigger } from './archetypes/explain-trigger.ts';
import { tenseSentences } from './archetypes/tense-sentences.ts';
import { isCrisis } from './gate/crisis.ts';
import { SAFETY_NOTICE } from './gate/safety-notice.ts';
import { readAsked } from './interview/asked.ts';
import { mirror } from './mirror.ts';
import type { Understood } from './understand.ts';
import { explainValue, restsOnLeast } from './values/explain-value.ts';
import { heardInWords } from './values/heard-in-words.ts';
import { quoteForEach } from './values/quote-for-each.ts';

export async function writeResult(
  items: readonly SurveyItem[],
  understood: Understood,
  spaces: ArchetypeSpaces,
): Promise<RouteResponse<typeof surveyResult>> {
  const { profile, groups, proposed, undertones } = understood;
  const seed = JSON.stringify(items.map(({ answer }) => answer));
  const values = proposed.flatMap((name) => profile.values.find(({ value }) => value === name) ?? []);
  const quotes = quoteForEach(values);
  const onceSaidOf = restsOnLeast(values);
  const heard = values.flatMap((value) => value.heard);

  const topics = readAsked(items).map(({ topic }) => topic?.named);
  const tense = await tenseSentences(items);
  const chosen = chooseArchetype(spaces, tense, proposed, heard);
  const triggers = chooseTriggers(spaces.triggers, chosen.archetype, tense, proposed);

  return {
    value_drivers: groups,
    value_drivers_explanation: Object.fromEntries(
      values.map((value, place) => [
        value.value,
        explainValue(value, { place, seed, topics, undertones, quotes, stage: 'offered', onceSaidOf }),
      ]),
    ),
    archetype: chosen.archetype.name,
    archetype_explanation: explainArchetype(chosen, proposed, seed),
    triggers: triggers.map(({ trigger }) => trigger.name),
    triggers_explanation: Object.fromEntries(
      triggers.map((one, place) => [one.trigger.name, explainTrigger(one, place, proposed, chosen, seed)]),
    ),
    evidence: heard.map(({ value, quote, answer, start, end }) => ({ value, quote, answer, start, end })),
    confidence: Object.fromEntries(
      values.map(({ value, answers, heard: pieces }) => [
        value,
        heardInWords(answers, pieces.length, undertones.has(value)),
      ]),
    ),
    mirror: mirror(understood, items),
    ...(items.some(({ answer }) => isCrisis(answer)) ? { safety: SAFETY_NOTICE } : {}),
  };
}
