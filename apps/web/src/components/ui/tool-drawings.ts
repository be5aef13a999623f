/** Drawings that no stranger's first page needs. Like the others (icon.tsx) on a 20-unit grid with one line weight. */
export const TOOLS = {
  copy: { path: 'M7 7V4h9v9h-3M4 7h9v9H4z' },
  up: { path: 'M10 16V4M5 9l5-5 5 5' },
  down: { path: 'M10 4v12M5 11l5 5 5-5' },
  edit: { path: 'M4 16l1-4 8-8 3 3-8 8zM11.5 5.500l3 3' },
  delete: { path: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6' },
  drag: { path: 'M7 5v.01M13 5v.01M7 10v.01M13 10v.01M7 15v.01M13 15v.01' },
  play: { path: 'M6.5 4l9 6-9 6z' },
  pause: { path: 'M7 4.500v11M13 4.500v11' },
} as const;
