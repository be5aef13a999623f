/** Whose way of coping is likely to set off each trigger, by the names of the archetypes. */
export const SET_OFF_BY: Readonly<Record<string, readonly string[]>> = {
  // Peacekeeper
  'Raised voices': ['Commander', 'Prosecutor'],
  'Being shut out': ['Fortress', 'Commander'],
  'Cold silence': ['Fortress'],
  'Forced to take sides': ['Prosecutor', 'Commander'],
  'Someone else’s disappointment': ['Perfecter', 'Prosecutor'],
  'Having to say no': ['Commander', 'Rescuer', 'Performer'],

  // Rescuer
  'Someone left alone': ['Escape Artist', 'Logician', 'Commander'],
  'Help turned down': ['Fortress', 'Perfecter', 'Performer'],
  'Thanks never given': ['Commander'],
  'Suffering ignored': ['Logician', 'Escape Artist', 'Commander', 'Peacekeeper'],
  'Not being needed': ['Fortress', 'Perfecter', 'Rescuer'],
  'Letting someone down': ['Prosecutor', 'Watchtower'],

  // Commander
  'Being overruled': ['Commander', 'Rescuer', 'Peacekeeper'],
  'Endless dithering': ['Perfecter', 'Logician', 'Watchtower'],
  'Taking orders': ['Commander'],
  'Chaos without a lead': ['Escape Artist', 'Peacekeeper'],
  'Public challenge': ['Prosecutor', 'Commander', 'Logician'],
  'Feeling helpless': ['Fortress'],

  // Prosecutor
  'Unfair treatment': ['Commander', 'Perfecter'],
  'Broken promises': ['Escape Artist', 'Performer', 'Peacekeeper'],
  'Lies and half-truths': ['Performer', 'Peacekeeper', 'Fortress'],
  'False accusations': ['Prosecutor', 'Watchtower'],
  Excuses: ['Escape Artist', 'Logician', 'Performer', 'Rescuer'],
  'Power misused': ['Commander'],

  // Performer
  'Being overlooked': ['Commander', 'Fortress', 'Escape Artist'],
  'Public failure': ['Prosecutor'],
  'Lukewarm response': ['Fortress', 'Logician', 'Peacekeeper', 'Escape Artist'],
  'Someone else preferred': ['Performer'],
  'Seen at my worst': ['Rescuer', 'Prosecutor'],
  'Standing still': ['Watchtower'],

  // Perfecter
  'Careless work': ['Escape Artist', 'Performer'],
  'Harsh criticism': ['Prosecutor', 'Perfecter', 'Logician'],
  'My own mistakes': ['Prosecutor', 'Watchtower'],
  'Rushed decisions': ['Commander'],
  'Last minute changes': ['Escape Artist', 'Commander'],
  'Not good enough': ['Perfecter', 'Rescuer', 'Logician'],

  // Fortress
  'Betrayed trust': ['Prosecutor'],
  'Prying questions': ['Watchtower', 'Prosecutor'],
  'Having to ask': ['Fortress'],
  'Being pitied': ['Rescuer'],
  'Sudden closeness': ['Rescuer', 'Peacekeeper'],
  'Being let down': ['Escape Artist', 'Performer'],

  // Logician
  'Floods of emotion': [],
  'Decisions without reason': ['Commander', 'Escape Artist'],
  'Not being understood': ['Peacekeeper', 'Escape Artist', 'Logician', 'Prosecutor'],
  'Being proved wrong': ['Prosecutor', 'Perfecter', 'Logician'],
  'Pressure to feel': ['Rescuer'],
  'Noise and confusion': ['Escape Artist', 'Performer'],

  // Watchtower
  'Bad surprises': ['Escape Artist', 'Performer', 'Fortress', 'Rescuer'],
  'Hidden motives': ['Peacekeeper', 'Performer', 'Fortress'],
  'Loved ones at risk': [],
  'Money worries': [],
  'Unclear expectations': ['Perfecter', 'Peacekeeper', 'Fortress'],
  'Sudden change': ['Escape Artist', 'Commander'],

  // Escape Artist
  'Feeling trapped': ['Commander', 'Rescuer', 'Watchtower'],
  'Heavy conversations': ['Prosecutor', 'Fortress'],
  'Dull routine': ['Peacekeeper'],
  'Being pinned down': ['Commander', 'Watchtower', 'Logician', 'Performer'],
  'Facing regret': ['Prosecutor'],
  'Being judged': ['Prosecutor', 'Perfecter'],
};
