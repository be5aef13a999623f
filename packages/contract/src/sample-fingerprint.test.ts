import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { explainsItsOwn, narrative, narrativeFields } from './narrative.ts';

test('the sample could have been saved as a real result', () => {
  const { licenseCode: _, ...fields } = SAMPLE_NARRATIVE;
  expect(z.strictObject(narrativeFields).check(explainsItsOwn).safeParse(fields).error).toBeUndefined();
  expect(narrative.safeParse(SAMPLE_NARRATIVE).data).toEqual(SAMPLE_NARRATIVE);
});
