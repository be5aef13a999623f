/** The place of side by side, before its code is there. */
export const SIDE_BY_SIDE_PLACE = {
  title: 'Side by side',
  lead: `See your fingerprint beside that of somebody you work or live with. You send a link. If the other person agrees, each of you sees the other’s first name, values, archetype and the names of their triggers. Either of you can end it.`,
  loading: 'Loading the links and people',
} as const;
