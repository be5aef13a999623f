import type { SurveyItem } from '@lf/contract/survey';
import { followUpAsked } from './choose-follow-up.ts';
import { TOPICS } from './topics.ts';

/** A caller of the spec's own form sends questions and answers alone: then the ids follow from our tables, so that nothing is asked twice. */
export function withIds(items: readonly SurveyItem[]): SurveyItem[] {
  let topic: string | undefined;
  return items.map((item) => {
    if (item.topic !== undefined || item.follow_up !== undefined) {
      topic = item.topic;
      return item;
    }
    const followUp = followUpAsked(item.question);
    if (followUp === undefined)
      topic = TOPICS.find(({ questions }) => questions.some((text) => item.question.endsWith(text)))?.id;
    return {
      ...item,
      ...(topic === undefined ? {} : { topic }),
      ...(followUp === undefined ? {} : { follow_up: followUp }),
    };
  });
}
