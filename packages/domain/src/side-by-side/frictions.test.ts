import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARCHETYPES } from '../archetypes.ts';
import { COPING_CLAUSES } from './friction/coping-clauses.ts';
import { FRICTION_TEXTS } from './friction/texts-by-archetype.ts';
import { frictions } from './frictions.ts';
import type { NamedSide } from './sides.ts';

const names = ARCHETYPES.map(({ name }) => name);
const triggers = ARCHETYPES.flatMap((archetype) => archetype.triggers.map(({ name }) => name));

const side = (firstName: string, archetype: string, ownTriggers: readonly string[] = []): NamedSide => ({
  firstName,
  archetype,
  triggers: ownTriggers,
  values: [],
});

const anySide = fc.record({
  firstName: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  values: fc.constant([]),
  archetype: fc.constantFrom(...names, 'The Lighthouse'),
  triggers: fc.uniqueArray(fc.oneof(fc.constantFrom(...triggers), fc.string()), { maxLength: 6 }),
});

describe('frictions', () => {
  it('say the way of coping, what it does, and a sentence for the reader, in both directions', () => {
    const [anna, ben] = [side('Anna', 'Peacekeeper'), side('Ben', 'The Commander')];
    expect(frictions(anna, ben)).toEqual([
      {
        whose: 'own',
        trigger: null,
        text: 'When it gets tense, Ben may take charge and speed up. You nod to keep the peace. Ben takes the nod for a yes, and weeks later you are tired of a plan that was not yours.',
        toTry: 'I’m not ready to say yes. Can I tell you tomorrow?',
      },
      {
        whose: 'other',
        trigger: null,
        text: 'Under pressure, you may smooth things over and agree too soon. Ben takes your yes as settled and moves on. When your real answer comes out late, it feels like a decision undone behind Ben’s back.',
        toTry: 'I said yes too fast. I see one thing differently.',
      },
    ]);
    expect(frictions(ben, anna)[1]).toEqual({
      whose: 'other',
      trigger: null,
      text: 'Under pressure, you may take charge and speed up. Anna nods to keep the peace. You take the nod for a yes, and weeks later Anna is tired of a plan that was yours alone.',
      toTry: 'I’m going fast. What would you have suggested?',
    });
  });

  it('have a text of their own where both have the same archetype, with no way of coping before it', () => {
    const [own, other] = frictions(side('Anna', 'Fortress'), side('Ben', 'Fortress'));
    expect(own?.text).toMatch(/^When it gets tense, you may both go quiet\./u);
    expect(other?.text).toMatch(/^To you the quiet is rest\./u);
  });

  it('name the first trigger in the person’s order that the other’s way of coping sets off, spelled as theirs', () => {
    const anna = side('Anna', 'Peacekeeper', ['Cold silence', ' raised VOICES', 'Being shut out']);
    const ben = side('Ben', 'Commander', ['Taking orders', 'My own rule', 'chaos without a lead', 'Being overruled']);
    expect(frictions(anna, ben).map(({ trigger }) => trigger)).toEqual([' raised VOICES', 'chaos without a lead']);
    const wizard = side('Carl', 'Peacekeeper', ['Money worries', 'A word of mine']);
    expect(frictions(ben, wizard)[1]?.trigger).toBeNull();
  });

  it('are none beside an archetype that is not one of the ten', () => {
    expect(frictions(side('Anna', 'Fortress'), side('Ben', 'Lighthouse'))).toEqual([]);
    expect(frictions(side('Anna', ''), side('Ben', 'Fortress'))).toEqual([]);
    expect(frictions(side('Anna', 'constructor'), side('Ben', 'Fortress'))).toEqual([]);
  });

  it('are short enough for all hundred pairs, with a name of fourteen letters', () => {
    const found = names.flatMap((own) =>
      names.flatMap((other) => frictions(side('Anna', own), side('Maximilian-Leo', other))),
    );
    expect(found).toHaveLength(200);
    expect(found.filter(({ text, toTry }) => text.length > 320 || toTry.length > 140)).toEqual([]);
    expect(found.filter(({ text }) => /\{|\}/u.test(text))).toEqual([]);
  });

  it.each(['Ωμέγα', '明美', 'ليلى', 'D’Arcy', 'नेहा', '$& $1', '{name}'])('leave the name %s as it is', (name) => {
    for (const friction of frictions(side('Anna', 'Rescuer'), side(name, 'Fortress'))) {
      const plain = FRICTION_TEXTS[friction.whose === 'own' ? 'Rescuer' : 'Fortress'];
      const effect = plain?.[friction.whose === 'own' ? 'Fortress' : 'Rescuer']?.[friction.whose] ?? '';
      expect(friction.text).toContain(effect.split('{name}').join(name));
    }
  });

  it('show both people the same two, each from their side, and the same each time', () => {
    fc.assert(
      fc.property(anySide, anySide, (anna, ben) => {
        const [seen, mirrored] = [frictions(anna, ben), frictions(ben, anna)];
        expect(frictions(anna, ben)).toEqual(seen);
        const swapped = mirrored.toReversed().map(({ whose, trigger }) => [whose === 'own' ? 'other' : 'own', trigger]);
        expect(seen.map(({ whose, trigger }) => [whose, trigger])).toEqual(swapped);
        expect(seen.map(({ whose }) => whose)).toEqual(seen.length === 0 ? [] : ['own', 'other']);
        for (const { whose, trigger } of seen) {
          if (trigger !== null) expect((whose === 'own' ? anna : ben).triggers).toContain(trigger);
        }
      }),
    );
  });

  it('give the hurt and the one who copes different sentences to say', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (hurt, coping) => {
        const own = frictions(side('A', hurt), side('B', coping))[0];
        const other = frictions(side('B', coping), side('A', hurt))[1];
        expect(own?.toTry).toBe(FRICTION_TEXTS[hurt]?.[coping]?.hurt);
        expect(other?.toTry).toBe(FRICTION_TEXTS[hurt]?.[coping]?.coping);
        if (hurt !== coping) expect(other?.text).toContain(`you may ${COPING_CLAUSES[coping]}`);
      }),
    );
  });
});
