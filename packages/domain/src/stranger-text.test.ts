import { describe, expect, it } from 'vitest';
import { ARCHETYPES } from './archetypes.ts';
import { ARCHETYPE_TEXTS } from './stranger-text/archetypes.ts';
import { VALUE_TEXTS } from './stranger-text/values.ts';
import { strangerArchetypeText, strangerText, strangerValueText } from './stranger-text.ts';

describe('strangerText', () => {
  it('says where the fingerprint starts and ends, what such a person does, what comes between, and the archetype', () => {
    expect(strangerText(['Accountability', 'Loyalty', 'Courage', 'Legacy'], 'Commander')).toBe(
      `This fingerprint starts with accountability and ends with legacy: someone who ${VALUE_TEXTS['Accountability']?.[0]}, ` +
        `${VALUE_TEXTS['Loyalty']?.[0]}, and ${VALUE_TEXTS['Legacy']?.[0]}. Between them come loyalty and courage. ` +
        'Under pressure they take charge, decide quickly, and expect the others to follow.',
    );
  });

  it('names words of the person’s own as they wrote them, and says no more about them', () => {
    expect(strangerText(['Sunday Dinners', 'Honesty', 'Dad'], 'The Lighthouse')).toBe(
      `This fingerprint starts with Sunday Dinners and ends with Dad: someone who ${VALUE_TEXTS['Honesty']?.[0]}. Between them comes honesty.`,
    );
    expect(strangerText(['Sunday Dinners', 'Dad'], '')).toBe(
      'This fingerprint starts with Sunday Dinners and ends with Dad.',
    );
    expect(strangerValueText('Dad')).toBe('');
  });

  it('knows a value in other capitals', () => {
    expect(strangerValueText('self-reliance')).toBe('Someone who tries it alone before asking anyone.');
  });

  it('has something to say under pressure for every archetype, with and without the article', () => {
    expect(Object.keys(ARCHETYPE_TEXTS).toSorted()).toEqual(ARCHETYPES.map(({ name }) => name).toSorted());
    expect(strangerArchetypeText('The Fortress')).toBe(`Under pressure they ${ARCHETYPE_TEXTS['Fortress']?.[1]}`);
    expect(strangerArchetypeText('Lighthouse')).toBe('');
  });

  it('speaks about somebody, never to them', () => {
    const texts = Object.values({ ...VALUE_TEXTS, ...ARCHETYPE_TEXTS }).flat();
    expect(texts.filter((text) => /\byou(r|rs|rself)?\b/iu.test(text))).toEqual([]);
    expect(Object.keys(VALUE_TEXTS)).toHaveLength(104);
  });
});
