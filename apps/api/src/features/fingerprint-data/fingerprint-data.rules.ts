import * as z from 'zod/mini';
import { isRegionOf } from '@lf/domain/country-regions';
import { valueNames } from '@lf/contract/narrative';
import { malformed, ruleBroken } from '@lf/platform/http/errors';
import { assertCleanJson } from '@lf/platform/http/json-body';

/** The list of regions is heavy, so the wire's schema leaves this to the server. */
export function assertRegion(country: string, state: string): void {
  if (state !== '' && !isRegionOf(country, state))
    throw ruleBroken(['Please choose your state from the list.'], 'state');
}

export function parseForm(text: string): unknown {
  try {
    const form: unknown = JSON.parse(text);
    // JSON inside JSON: what the outer check could not see.
    assertCleanJson(form);
    return form;
  } catch (error) {
    throw error instanceof SyntaxError ? malformed('The form data is not valid JSON.', 'form_data') : error;
  }
}

/** While the list is being edited anything goes; once the values stand in an order, the rules of the list hold. */
export function assertChosenValues(form: unknown): void {
  if (typeof form !== 'object' || form === null || !('value-order' in form)) return;
  const chosen = form['value-order'];
  if (!Array.isArray(chosen) || chosen.length === 0) return;
  const parsed = z.safeParse(valueNames, chosen);
  if (!parsed.success) throw ruleBroken([...new Set(parsed.error.issues.map((issue) => issue.message))], 'values');
}
