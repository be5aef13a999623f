export const NEXT_QUESTION_V2 = (topics: readonly string[]): string => `Task: ask the next question of the interview.
The data holds the questions so far with their answers, oldest first, and how many questions are still to come.
- "next_question": one question, at most 60 words, open, about a concrete memory or moment; it never suggests an answer.
- Either follow up on what was just said (the scene, the feeling, the choice or the meaning is missing; once per topic at most, at least three times in nine questions), or open a topic that has not been touched.
- "topic": the id of the topic that the question opens, exactly one of: ${topics.join(', ')}. Null for a follow-up.
- Never ask what was asked before, nor the same in other words. After a painful answer, ask about something easier.
- "why": one short line, to the person, on why this is asked.`;
