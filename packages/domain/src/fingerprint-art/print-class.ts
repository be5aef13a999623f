import { hashText } from './seeded.ts';

/** The six families that real fingerprints fall into. */
export const PRINT_CLASSES = ['left-loop', 'right-loop', 'whorl', 'double-loop', 'tented-arch', 'plain-arch'] as const;
export type PrintClass = (typeof PRINT_CLASSES)[number];

/** The family says something of the archetype: a fortress closes around its core, an escape artist leaves by the side. */
const CLASS_OF_ARCHETYPE: ReadonlyMap<string, PrintClass> = new Map([
  ['peacekeeper', 'plain-arch'],
  ['rescuer', 'left-loop'],
  ['commander', 'tented-arch'],
  ['prosecutor', 'right-loop'],
  ['performer', 'double-loop'],
  ['perfecter', 'whorl'],
  ['fortress', 'whorl'],
  ['logician', 'left-loop'],
  ['watchtower', 'tented-arch'],
  ['escape artist', 'right-loop'],
]);

export function printClassOf(archetype: string): PrintClass {
  const name = archetype
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/^the\s+/u, '');
  const known = CLASS_OF_ARCHETYPE.get(name);
  return known ?? PRINT_CLASSES[hashText(name) % PRINT_CLASSES.length] ?? 'whorl';
}
