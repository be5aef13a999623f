import type { Kind } from '../reader/reading.ts';
import { tellsOfHardHome } from '../text/hard-home.ts';
import { mentionsDeath, tellsOfDeath } from '../text/told-death.ts';
import { tellsOfSilence } from '../text/told-silence.ts';
import { isPainful, soundsHard, tellsStory, type ToldAnswer } from '../told-answer.ts';
import { confessionOf } from './confession.ts';
import { isGentle } from './gentle-texts.ts';
import { isHardKind, kindOf } from './taken-up.ts';

/** Whoever says that little or nothing is left of it. */
const SAYS_NO =
  /(?:^|[.!?,;]\s+)(?:(?:well|oh|ha|hm+|yeah|yes)\W+)?(?:no|nope|nah|not (?:often|really|much|that|any ?more)|hardly|rarely|seldom|never)\b/iu;

/** The certain kind of what was told, where a sentence or a question may take it up: not where a death is told, and a light kind only where nothing else is hard. */
export function kindToTakeUp(last: ToldAnswer): Kind | undefined {
  const kind = kindOf(last);
  const { answer } = last.item;
  if (kind === undefined || !(tellsStory(last) || last.act === 'abstract')) return undefined;
  if (tellsOfDeath(answer) || mentionsDeath(answer)) return undefined;
  if (kind === 'still-there' && SAYS_NO.test(answer)) return undefined;
  return isHardKind(kind) || isAllLight(last) ? kind : undefined;
}

function isAllLight(last: ToldAnswer): boolean {
  const { answer, follow_up } = last.item;
  if (soundsHard(last) || isPainful(last) || confessionOf(last) !== undefined) return false;
  return !isGentle(follow_up) && !tellsOfHardHome(answer) && !tellsOfSilence(answer);
}
