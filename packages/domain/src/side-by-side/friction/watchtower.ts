import type { FrictionsOfArchetype } from './friction-texts.ts';

export const WATCHTOWER_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'Things are moving before you have looked at the risks. You call out what could go wrong, and {name} hears that you do not believe in it.',
    other:
      'Things are moving before {name} has looked at the risks. {name} calls out what could go wrong, and you hear a lack of faith.',
    hurt: 'I can say yes once I know what we do if it fails.',
    coping: 'Before we start: what do you see that I don’t?',
  },
  Prosecutor: {
    own: '{name} goes through what went wrong, and you already worry about the next time. You want to hear that it will be all right, {name} stays with what happened, and you sleep badly.',
    other:
      'You go through what went wrong, and {name} already worries about the next time. {name} wants to hear that it will be all right, and you stay with what happened.',
    hurt: 'I’ve understood what went wrong. What will be different from now on?',
    coping: 'I’ve said enough about what happened. What would reassure you?',
  },
  Performer: {
    own: 'It all sounds so good that you wonder what is missing. You ask what {name} is not saying, and {name} makes it sound even better.',
    other:
      'It all sounds so good that {name} wonders what is missing. {name} asks what you are not saying, and you make it sound even better.',
    hurt: 'I’d be calmer if you told me what isn’t going well.',
    coping: 'There’s one thing that isn’t going well. I’ll show you.',
  },
  Perfecter: {
    own: 'You had just learned what was enough, and now more is expected. You ask again what counts, and {name} hears doubt about the work.',
    other:
      '{name} had just learned what was enough, and now more is expected. {name} asks again what counts, and you hear doubt about your work.',
    hurt: 'Show me one example that’s good enough, so I can stop guessing.',
    coping: 'This is good enough for me. I won’t ask for more.',
  },
  Fortress: {
    own: '“Everything is fine” tells you nothing, and you imagine the worst. You ask again, and {name} says even less to have some peace.',
    other:
      'Your “everything is fine” tells {name} nothing, and {name} imagines the worst. {name} asks again, and you say even less to have some peace.',
    hurt: 'Is it about me, about work, or something else? That’s all I need.',
    coping: 'I’m worn out, that’s all. I’ll tell you if it gets worse.',
  },
  Logician: {
    own: 'You say that you are worried, and {name} proves that you need not be. The reasons are good, the worry stays, and now you keep it to yourself.',
    other:
      '{name} is worried, and you prove that there is no need. The reasons are good, the worry stays, and now {name} keeps it quiet.',
    hurt: 'I know it’s unlikely. I’d still like you to take it seriously.',
    coping: 'I can see you’re worried. What would help you right now?',
  },
  Watchtower: {
    own: 'When it gets tense, you may both look for what could go wrong. You name one danger, {name} names a bigger one, and neither of you dares to rest.',
    other:
      'You say your worry aloud to be rid of it, and now {name} has it too. {name} checks what you have checked, and neither of you gets any rest.',
    hurt: 'That’s enough for tonight. What do we know for sure?',
    coping: 'I’m only worrying aloud. Nothing has happened.',
  },
  'Escape Artist': {
    own: 'You knew the plan, and now there is another one and nobody to ask. You try to reach {name} several times, and {name} feels watched.',
    other:
      '{name} knew the plan, and now there is another one and you cannot be reached. {name} tries to reach you several times, and you feel watched.',
    hurt: 'If you change our plan, please tell me before, not after.',
    coping: 'I changed our plan without telling you. Next time I’ll say so first.',
  },
  Peacekeeper: {
    own: 'The yes is so kind that you wonder what is underneath. You test it with one more question, and {name} smooths that over too.',
    other:
      'Your yes is so kind that {name} wonders what is underneath. {name} tests it with one more question, and you smooth that over too.',
    hurt: 'I can live with a no. Would you rather say no?',
    coping: 'There’s something I haven’t said. It’s small, but I’d like you to know.',
  },
  Rescuer: {
    own: '{name} carries more and more and says nothing, until one day it is too much. You had seen it coming, and you were told not to worry.',
    other:
      'You carry more and more and say nothing, until one day it is too much. {name} had seen it coming and was told not to worry.',
    hurt: 'You look tired to me. What can we take off your list?',
    coping: 'I’ve taken on too much. I wanted you to hear it from me.',
  },
};
