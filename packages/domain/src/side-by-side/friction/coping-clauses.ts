/** What somebody may do who guards themselves in this way: completes “When it gets tense, {name} may …” and “you may …”. */
export const COPING_CLAUSES: Readonly<Record<string, string>> = {
  Peacekeeper: 'smooth things over and agree too soon.',
  Rescuer: 'step in and help before anyone asks.',
  Commander: 'take charge and speed up.',
  Prosecutor: 'collect proof and argue the point to the end.',
  Performer: 'promise a lot and say little about what is hard.',
  Perfecter: 'check everything once more and raise the bar.',
  Fortress: 'go quiet, say that everything is fine, and manage alone.',
  Logician: 'start to analyze and keep feelings out of it.',
  Watchtower: 'look for what could go wrong and ask for certainty.',
  'Escape Artist': 'make a joke, change the plan, or slip away.',
};
