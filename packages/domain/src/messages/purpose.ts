/** What the product is meant for, and what it must not be used for, on the page for people; docs/privacy-and-ai-act.md says the same. */
export const PURPOSE_MESSAGES = {
  title: 'What this is for, and what it is not for',
  parts: [
    {
      title: 'For you',
      words: [
        'Leadership Fingerprint helps you think about what you lead by. You tell memories, a program finds values in your words, and you decide which are yours and in which order. What comes out is yours to read, to keep and to share.',
        'Taking part is your choice. You can skip any question, stop at any time, and delete everything.',
      ],
    },
    {
      title: 'Not for decisions about people',
      words: [
        'Nobody may use it to decide whether somebody is hired, promoted, paid more or let go, which tasks they get, or how well they work. It does not measure skill, character, health or performance, and it ranks nobody.',
        'An employer may pay for your key. They see whether you have started or finished, never what you wrote and never your fingerprint, unless you send it to them yourself. Nobody may ask you to.',
        'What people say about you, and two fingerprints side by side, are only for the people in them. Nobody may put you under pressure to collect replies, to give one, or to show what came of it.',
        'If somebody puts you under pressure to take part or to show your result, please write to us.',
      ],
    },
    {
      title: 'What the program can and cannot know',
      words: [
        'It reads only the words you typed. It does not read your face, your voice or your feelings, and it can be wrong: that is why every value comes with your own sentence, and you can change or remove it.',
        'The archetype and the triggers are ideas to think about, not findings about you. If something in you hurts, a person can help better than a program.',
      ],
    },
  ],
} as const;
