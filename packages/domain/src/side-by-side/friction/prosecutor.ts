import type { FrictionsOfArchetype } from './friction-texts.ts';

export const PROSECUTOR_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'You see a decision made over people’s heads and start to build a case. {name} hears resistance and goes faster, and that becomes your next point.',
    other:
      '{name} sees a decision made over people’s heads and starts to build a case. You hear resistance and go faster, and that becomes the next point.',
    hurt: 'I can live with the decision. I’d like to know how it was made.',
    coping: 'I decided that too fast. Who did I leave out?',
  },
  Prosecutor: {
    own: 'When it gets tense, you may both come with proof. You remember it in a different order than {name}, and neither of you lets the small point go.',
    other:
      'Where you think you are only stating facts, {name} hears an accusation and answers with a better one. By evening nobody recalls the question.',
    hurt: 'You’re right about that part. I still need an answer about the other.',
    coping: 'I’m arguing to win right now. What do you need from me?',
  },
  Performer: {
    own: 'You remember the promise word for word and compare it with what happened. The more you check, the more {name} promises.',
    other:
      '{name} remembers your promise word for word and compares it with what happened. The more {name} checks, the more you promise.',
    hurt: 'What can you really promise, and what do you only hope for?',
    coping: 'I promised more than I can do. Here is what I can do.',
  },
  Perfecter: {
    own: 'What was agreed on Monday is too little on Wednesday, and that strikes you as unfair. You quote the agreement, and {name} hears that being careful is wrong.',
    other:
      'What you agreed on Monday is too little for you on Wednesday, and that strikes {name} as unfair. {name} quotes the agreement, and you hear that being careful is wrong.',
    hurt: 'We agreed what was enough. What changed since then?',
    coping: 'I raised the bar after we agreed. What did that cost you?',
  },
  Fortress: {
    own: 'You see that something is wrong and feel kept in the dark. You ask for the facts, and with each question {name} says less.',
    other:
      '{name} sees that something is wrong and feels kept in the dark. {name} asks for the facts, and with each question you say less.',
    hurt: 'If you don’t want to talk about it, just say so. That’s enough for me.',
    coping: 'I’m not hiding it from you. I don’t have the words yet.',
  },
  Logician: {
    own: 'You speak of a wrong that was done, and {name} answers with its causes. You hear excuses and press harder, and {name} gets cooler still.',
    other:
      '{name} speaks of a wrong that was done, and you answer with its causes. {name} hears excuses and presses harder, and you get cooler still.',
    hurt: 'Before the reasons: do you agree that it wasn’t right?',
    coping: 'It wasn’t right. I can explain it later, if you want to hear it.',
  },
  Watchtower: {
    own: 'You are asked about things that have not happened, and it sounds like an accusation. You defend yourself, and {name} finds the defense worrying.',
    other:
      '{name} is asked about things that have not happened, and it sounds like an accusation. The answer is sharp, and the sharpness worries you more.',
    hurt: 'Are you asking because of something I did, or because you’re worried?',
    coping: 'I’m not accusing you. I’m worried, and I’d like to check one thing.',
  },
  'Escape Artist': {
    own: 'You still hold {name} to a promise, and the plan has moved on. You bring it up again, and each time {name} is gone sooner.',
    other:
      '{name} still holds you to a promise, and your plans have changed. It comes up again, and each time you are gone sooner.',
    hurt: 'You said Tuesday. I’d like to hear a new date, not a reason.',
    coping: 'I said I would, and I didn’t. Here’s what I’ll do instead.',
  },
  Peacekeeper: {
    own: 'You ask what {name} thinks, and {name} agrees a little with everyone. That is hard to trust, so you press, and {name} agrees even faster.',
    other:
      '{name} asks what you think, and you agree a little with everyone. That is hard to trust, so {name} presses, and you agree even faster.',
    hurt: 'You can disagree with me. I’d trust you more for it.',
    coping: 'I agreed with everyone. This is what I really think.',
  },
  Rescuer: {
    own: 'You want the one responsible to answer for it, and it is already cleaned up. You say that now someone gets away with it, and {name} hears blame instead of thanks.',
    other:
      '{name} wants the one responsible to answer for it, and you have already cleaned it up. {name} says that now someone gets away with it, and you hear blame instead of thanks.',
    hurt: 'It was kind of you to fix it. I’d still like to know who was responsible.',
    coping: 'I took that on, and it wasn’t mine. Should we hand it back?',
  },
};
