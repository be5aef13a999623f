/**
 * Words and short phrases that name a value and that people really use when they tell a story. The classic flow
 * looks for them in the five stories. The order breaks ties: of two equally frequent phrases the earlier one leads.
 */
export const VALUE_PHRASES = [
  'Family', 'Love', 'Trust', 'Honesty', 'Respect', 'Freedom', 'Safety', 'Friendship', 'Kindness', 'Hard work',
  'Fairness', 'Courage', 'Loyalty', 'Independence', 'Learning', 'Joy', 'Fun', 'Peace', 'Home', 'Faith',
  'Support', 'Care', 'Compassion', 'Understanding', 'Listening', 'Truth', 'Integrity', 'Justice', 'Patience', 'Hope',
  'Adventure', 'Play', 'Laughter', 'Humor', 'Curiosity', 'Creativity', 'Imagination', 'Music', 'Beauty', 'Nature',
  'Knowledge', 'Wisdom', 'Teaching', 'Guidance', 'Encouragement', 'Growth', 'Change', 'Challenge', 'Strength', 'Health',
  'Success', 'Achievement', 'Excellence', 'Quality', 'Mastery', 'Competence', 'Ambition', 'Recognition', 'Pride', 'Dignity',
  'Discipline', 'Order', 'Structure', 'Stability', 'Security', 'Comfort', 'Simplicity', 'Tradition', 'Responsibility', 'Commitment',
  'Dedication', 'Determination', 'Perseverance', 'Resilience', 'Passion', 'Purpose', 'Meaning', 'Leadership', 'Service', 'Helping others',
  'Generosity', 'Giving', 'Gratitude', 'Forgiveness', 'Acceptance', 'Belonging', 'Community', 'Teamwork', 'Connection', 'Closeness',
  'Warmth', 'Time together', 'Presence', 'Balance', 'Harmony', 'Privacy', 'Solitude', 'Control', 'Choice', 'Equality',
  'Openness', 'Innovation', 'Spontaneity', 'Optimism',
] as const;
