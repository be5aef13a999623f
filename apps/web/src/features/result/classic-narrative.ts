import { fromClassicForm } from '@lf/domain/classic-form';
import { craftNarrative, toJoinedNarrative } from '@lf/domain/classic-narrative';
import { VALUES_MIN } from '@lf/domain/limits';
import type { FormData } from '@lf/contract/form-data';

/** The result of the classic flow, by rules alone; undefined while too few values are rated. */
export function classicNarrative(form: FormData): ReturnType<typeof toJoinedNarrative> | undefined {
  const crafted = craftNarrative(fromClassicForm(form));
  return crafted.values.length < VALUES_MIN ? undefined : toJoinedNarrative(crafted);
}
