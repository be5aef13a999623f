/** Drawings that only the player of a film or sound needs; play and pause stand among the tools (components/ui/tool-drawings.ts). */
export const PLAYER_DRAWINGS = {
  muted: { path: 'M3 8v4h3l4 3.500v-11L6 8zM13 8l4.5 4.500M17.5 8L13 12.5' },
  captions: { path: 'M2.5 4.500h15v11h-15zM8.7 8.600a1.8 1.8 0 100 2.800M14.2 8.600a1.8 1.8 0 100 2.8' },
  expand: { path: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4' },
  shrink: { path: 'M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4' },
  sound: { path: 'M3 8v4h3l4 3.500v-11L6 8zM13 7.500a3.5 3.5 0 010 5M15.2 5a7 7 0 010 10' },
} as const;
