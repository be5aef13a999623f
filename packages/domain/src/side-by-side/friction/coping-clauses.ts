interface CopingClause {
  /** Completes “When it gets tense, {name} …”. */
  readonly third: string;
  /** Completes “Under pressure, you …”. */
  readonly second: string;
}

/** What somebody does who guards themselves in this way. */
export const COPING_CLAUSES: Readonly<Record<string, CopingClause>> = {
  Peacekeeper: {
    third: 'smooths things over and agrees too soon.',
    second: 'smooth things over and agree too soon.',
  },
  Rescuer: {
    third: 'steps in and helps before anyone asks.',
    second: 'step in and help before anyone asks.',
  },
  Commander: {
    third: 'takes charge and speeds up.',
    second: 'take charge and speed up.',
  },
  Prosecutor: {
    third: 'collects proof and argues the point to the end.',
    second: 'collect proof and argue the point to the end.',
  },
  Performer: {
    third: 'promises a lot and hides what is hard.',
    second: 'promise a lot and hide what is hard.',
  },
  Perfecter: {
    third: 'checks everything once more and raises the bar.',
    second: 'check everything once more and raise the bar.',
  },
  Fortress: {
    third: 'goes quiet, says that all is well, and manages alone.',
    second: 'go quiet, say that all is well, and manage alone.',
  },
  Logician: {
    third: 'starts to analyze and keeps feelings out of it.',
    second: 'start to analyze and keep feelings out of it.',
  },
  Watchtower: {
    third: 'looks for what could go wrong and asks for certainty.',
    second: 'look for what could go wrong and ask for certainty.',
  },
  'Escape Artist': {
    third: 'makes a joke, changes the plan, or slips away.',
    second: 'make a joke, change the plan, or slip away.',
  },
};
