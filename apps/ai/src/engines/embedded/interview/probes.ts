import type { Layer } from './topic.ts';

/** What a probe is after: a layer that is missing, simply more, or the same again because we could not read it. */
export type ProbeKind = Layer | 'more' | 'again';

export const PROBES: Readonly<Record<ProbeKind, readonly string[]>> = {
  scene: [
    'Can you take me to one moment of it, as if it were happening now?',
    'Which single moment of it is clearest to you today?',
    'What would I have seen if I had been standing there?',
    'Is there one day that shows it best? Tell me that day.',
    'If you slow one moment of it down, what is in the picture?',
    'Where were you when it came to a head? Describe it to me.',
    'What is the one detail you would know again anywhere?',
  ],
  feeling: [
    'What was going on inside you just then?',
    'What did that feel like from the inside?',
    'If you go back to that moment, what do you feel first?',
    'What did you feel that nobody around you could see?',
    'What was it like to be you in that moment?',
    'When it was over, what was left in you?',
    'What did it stir in you?',
    'What is the feeling that comes up when you write this down today?',
  ],
  choice: [
    'What did you yourself do at that point?',
    'How did you answer to it, in words or otherwise?',
    'Where in that story did you have a choice, however small?',
    'What was your own part in how it went on?',
    'What did you decide there, perhaps without noticing that you decided?',
    'What did you do next?',
    'When it came to you to do something, or to leave it, which was it?',
  ],
  meaning: [
    'Why do you think this one has stayed with you?',
    'What would be missing in you if it had not happened?',
    'How do you look at it today?',
    'What have you done differently since?',
    'What did you take from it that you still live by?',
    'What was at stake for you in it?',
    'If someone asked you what that moment was really about, what would you say?',
  ],
  more: [
    'I would like to hear a little more. What happened, from the beginning?',
    'Would you tell me how it went, a little more slowly?',
    'Take your time. What else comes back when you think of it?',
    'Suppose I knew nothing about it: how would you tell it so that I could see it?',
    'That is a start I would like to follow. What came before, and what came after?',
    'A few more sentences would help me hear you. What do you still see of it?',
    'Could you open that up a little for me, as if telling a friend?',
  ],
  again: [
    'I could not quite make out that answer. Would you tell it again, in whatever words come?',
    'That one did not reach me. Would you try once more in a few plain words?',
    'I am afraid I could not read that. What would you like to tell me?',
  ],
};

export const PROBE_WHYS: Readonly<Record<ProbeKind, string>> = {
  scene: 'One particular moment says more than a summary of many.',
  feeling: 'A feeling tells what was at stake, often before we know it ourselves.',
  choice: 'What you did, and what you let be, shows what you put first.',
  meaning: 'What a story means is yours to say, not mine to guess.',
  more: 'The more of the story you tell, the less I have to guess.',
  again: 'I would rather ask twice than guess.',
};

export const ALL_PROBES: readonly string[] = Object.values(PROBES).flat();
