import { emotionOf } from './emotion.ts';
import {
  ACHIEVED,
  ACT_OF_COURAGE,
  AFFECTION,
  COMPANIONSHIP,
  DANGER,
  DEATH,
  FRIEND,
  LANDSCAPE,
  LETTING_GO,
  LIVING_WORLD,
  OTHERS_SUCCESS,
  PARTNER,
  PET,
  STUDY,
  TRUTH,
} from './plain-words.ts';

/*
 * Some values are heard too easily: whatever has a friend, an examination or a dog in it lies near Friendship, Learning or Nature.
 * For these the ear's word is not enough, and the sentence itself must say it. This decides what is quoted, never how values rank.
 */
const saidPlainly: Readonly<Record<string, (sentence: string) => boolean>> = {
  Love: (sentence) => AFFECTION.test(sentence) || (PARTNER.test(sentence) && emotionOf(sentence).glad > 0),
  Honesty: (sentence) => TRUTH.test(sentence),
  Nature: (sentence) =>
    LANDSCAPE.test(sentence) || (LIVING_WORLD.test(sentence) && !PET.test(sentence) && !DEATH.test(sentence)),
  Learning: (sentence) => STUDY.test(sentence),
  Courage: (sentence) => ACT_OF_COURAGE.test(sentence),
  Forgiveness: (sentence) => LETTING_GO.test(sentence),
  Accomplishment: (sentence) => ACHIEVED.test(sentence) && !OTHERS_SUCCESS.test(sentence),
  Friendship: (sentence) => FRIEND.test(sentence) && (COMPANIONSHIP.test(sentence) || emotionOf(sentence).glad > 0),
  Security: (sentence) => DANGER.test(sentence),
  Health: (sentence) => !DEATH.test(sentence),
};

/** Would a stranger who reads this sentence alone name the value? For most values the ear is trusted. */
export function isSaidPlainly(value: string, sentence: string): boolean {
  return saidPlainly[value]?.(sentence) ?? true;
}
