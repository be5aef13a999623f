import { describe, expect, it } from 'vitest';
import { ARCHETYPES, archetypeNamed } from './archetypes.ts';

describe('archetypes', () => {
  it('are ten, each with six triggers that are told apart', () => {
    expect(ARCHETYPES).toHaveLength(10);
    const names = ARCHETYPES.flatMap(({ triggers }) => triggers.map(({ name }) => name));
    expect(new Set(names).size).toBe(60);
  });

  it('have triggers that survive being joined by commas, in four words at most', () => {
    for (const { triggers } of ARCHETYPES) {
      for (const { name } of triggers) {
        expect(name).not.toMatch(/[,;:]/);
        expect(name.split(' ').length).toBeLessThanOrEqual(4);
      }
    }
  });

  it('are found by name, with or without an article', () => {
    expect(archetypeNamed('the fortress')?.name).toBe('Fortress');
    expect(archetypeNamed('Wizard')).toBeUndefined();
  });
});
