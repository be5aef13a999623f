import { describe, expect, it } from 'vitest';
import { archetypeChoices, chosenArchetypeText, suggestedTriggers } from './archetype-choices.ts';
import { ARCHETYPES, archetypeNamed } from './archetypes.ts';
import { CONFIRM_MESSAGES } from './messages/confirm-fingerprint.ts';

describe('archetype choices', () => {
  it.each(['', 'Nobody', ...ARCHETYPES.map(({ name }) => name)])(
    'three descriptions in three directions, the closest first: %j',
    (closest) => {
      const choices = archetypeChoices(closest);
      const directions = choices.map(({ archetype }) => archetypeNamed(archetype)?.direction);
      expect(new Set(directions).size).toBe(3);
      if (archetypeNamed(closest)) expect(choices[0]?.archetype).toBe(closest);
      for (const { description } of choices) expect(description).not.toBe('');
    },
  );

  it('the text of a chosen archetype says that it was chosen, and holds its standing parts', () => {
    const text = chosenArchetypeText({ archetype: 'Fortress', description: 'Quiet.' });
    expect(text.startsWith(CONFIRM_MESSAGES.archetypeChosen)).toBe(true);
    expect(text).toContain(archetypeNamed('Fortress')?.gift);
    expect(chosenArchetypeText({ archetype: 'Made up', description: 'Quiet.' })).toMatch(/Quiet\.$/u);
  });

  it('suggests as many triggers as are missing to three, those that hurt the values first', () => {
    const names = (told: readonly string[]) => suggestedTriggers('Fortress', ['Trust'], told).map(({ name }) => name);
    expect(names([])).toHaveLength(3);
    expect(names([])[0]).toBe('Betrayed trust');
    expect(names(['Betrayed trust', 'Told'])).toHaveLength(1);
    expect(names(['a', 'b', 'c', 'd'])).toEqual([]);
  });
});
