import { HARD_KIND_MAX } from '../policy.ts';
import type { Kind } from '../reader/reading.ts';
import { tellsOfHardHome } from '../text/hard-home.ts';
import { mentionsDeath, tellsOfDeath } from '../text/told-death.ts';
import { tellsOfSilence } from '../text/told-silence.ts';
import { isPainful, soundsHard, tellsStory, type ToldAnswer } from '../told-answer.ts';
import { confessionOf } from './confession.ts';
import { isGentle } from './gentle-texts.ts';
import { hardest, isHardKind, kindOf } from './taken-up.ts';

/** Whoever says that little or nothing is left of it. */
const SAYS_NO =
  /(?:^|[.!?,;]\s+)(?:(?:well|oh|ha|hm+|yeah|yes)\W+)?(?:no|nope|nah|not (?:often|really|much|that|any ?more)|hardly|rarely|seldom|never)\b/iu;

/** The certain kind of what was told, where a sentence or a question may take it up: not where a death is told, and a light kind only where nothing else is hard. */
export function kindToTakeUp(told: readonly ToldAnswer[]): Kind | undefined {
  const last = told.at(-1);
  if (last === undefined) return undefined;
  const kind = kindOf(last);
  const { answer } = last.item;
  if (kind === undefined || !(tellsStory(last) || last.act === 'abstract')) return undefined;
  if (tellsOfDeath(answer) || mentionsDeath(answer)) return undefined;
  if (kind === 'still-there' && SAYS_NO.test(answer)) return undefined;
  if (isHardKind(kind)) return kind;
  const isNearCry = told.slice(-NEAR).some(({ act }) => act === 'crisis');
  return !isNearCry && isAllLight(last) ? kind : undefined;
}

/** So many answers after a cry for help nothing is taken up as light. */
const NEAR = 3;

function isAllLight(last: ToldAnswer): boolean {
  const { answer, follow_up } = last.item;
  if (hardest(last) >= HARD_KIND_MAX) return false;
  if (soundsHard(last) || isPainful(last) || confessionOf(last) !== undefined) return false;
  return !isGentle(follow_up) && !tellsOfHardHome(answer) && !tellsOfSilence(answer);
}
