/** What somebody who guards themselves in this way does under pressure, twice: completes "Under pressure they …". Written for strangers. */
export const ARCHETYPE_TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  Commander: [
    'take charge, decide quickly, and expect the others to follow.',
    'speed up, give directions, and take the responsibility on themselves.',
  ],
  Prosecutor: [
    'collect the facts, argue the point, and rarely let something unfair pass.',
    'want it settled who did what, and hold people to what was agreed.',
  ],
  Performer: [
    'aim to impress, keep the energy high, and hide what is hard.',
    'try harder, promise more, and show only the finished result.',
  ],
  Perfecter: [
    'check everything again, raise the standard, and do a lot of it themselves.',
    'look for the mistake, and are hardest on themselves when they find one.',
  ],
  Fortress: [
    'go quiet, keep their feelings private, and manage on their own.',
    'pull back, stay calm on the outside, and tell few people what is going on.',
  ],
  Logician: [
    'step back, analyze the problem, and keep feelings out of it.',
    'stay with the facts, explain, and think while others are upset.',
  ],
  Watchtower: [
    'look for what could go wrong, plan for it, and keep an eye on everyone.',
    'stay alert, ask for certainty, and prepare for the worst.',
  ],
  'Escape Artist': [
    'make a joke, change the subject, or move on to something new.',
    'keep things light, keep their options open, and avoid long, serious talks.',
  ],
  Peacekeeper: [
    'smooth things over, look for a middle way, and keep their own wishes back.',
    'calm everyone down and often agree before they have said what they think.',
  ],
  Rescuer: [
    'step in, help before anyone asks, and put their own needs last.',
    'take on other people’s problems and do not say when it gets too much.',
  ],
};
