import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_CLASSIC_ANSWERS } from './answers.ts';
import { firstMappingPage, secondMappingPage, startMapping } from './mapping-pages.ts';

const VALUES = ['Trust', 'Family', 'Joy', 'Courage', 'Order'];

it('shares the values between two pages', () => {
  expect(firstMappingPage(VALUES, [])).toEqual(['Trust', 'Family', 'Joy']);
  expect(secondMappingPage(VALUES, [])).toEqual(['Courage', 'Order']);
});

it('lets no value jump when another is removed or added', () => {
  const remembered = ['Trust', 'Family', 'Joy'];
  expect(firstMappingPage(['Family', 'Joy', 'Courage', 'Order'], remembered)).toEqual(['Family', 'Joy']);
  expect(secondMappingPage(['Joy', 'Courage', 'Order', 'Zest'], remembered)).toEqual(['Courage', 'Order', 'Zest']);
});

it('asks for every value exactly once', () => {
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { selector: (value) => value.toLowerCase().trim() });
  fc.assert(
    fc.property(list, list, (values, remembered) => {
      const both = [...firstMappingPage(values, remembered), ...secondMappingPage(values, remembered)];
      expect(both.toSorted()).toEqual(values.toSorted());
    }),
  );
});

it('settles the first mapping page once', () => {
  const three = { ...NO_CLASSIC_ANSWERS, potentialValues: ['Trust', 'Love', 'Joy'] };
  const started = startMapping(three);
  expect(started.mappingFirst).toEqual(['Trust', 'Love']);
  expect(startMapping({ ...started, addedValues: ['Zest'] })).toMatchObject({ mappingFirst: ['Trust', 'Love'] });
});
