export const NEXT_QUESTION_V1 = `Task: ask the next question of the interview.
The data holds the questions so far with their answers, oldest first, and how many questions are still to come.
- One question, at most 60 words, open, about a concrete memory or moment; it never suggests an answer.
- Either follow up on what was just said (the scene, the feeling, the choice or the meaning is missing; once per topic at most), picking up a few of the person's own words, or open a topic that has not been touched: earliest memory; what home praised and punished; the person who shaped me; a high point; a low point; a turning point; a leader I would follow again; a conflict I am not proud of; a choice that cost me; and after those work, self, defence, future.
- Never ask what was asked before, nor the same in other words.
- "why": one short line, to the person, on why this is asked. "topic": the topic in two or three words.`;
