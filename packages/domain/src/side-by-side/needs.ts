import { VALUE_GROUP_NAMES, type ValueGroupName } from '../value-groups.ts';
import type { Needs } from './need.ts';
import { ACHIEVEMENT_NEEDS, INFLUENCE_NEEDS } from './needs-achievement-influence.ts';
import { DARING_NEEDS, ENJOYMENT_NEEDS } from './needs-daring-enjoyment.ts';
import { DISCOVERY_NEEDS, INDEPENDENCE_NEEDS } from './needs-independence-discovery.ts';
import {
  CARE_NEEDS,
  CONNECTION_NEEDS,
  INTEGRITY_NEEDS,
  JUSTICE_NEEDS,
  MEANING_NEEDS,
} from './needs-integrity-to-meaning.ts';
import { DUTY_NEEDS, SAFETY_NEEDS } from './needs-safety-duty.ts';

export const NEEDS: Readonly<Record<ValueGroupName, Needs>> = {
  Independence: INDEPENDENCE_NEEDS,
  Discovery: DISCOVERY_NEEDS,
  Daring: DARING_NEEDS,
  Enjoyment: ENJOYMENT_NEEDS,
  Achievement: ACHIEVEMENT_NEEDS,
  Influence: INFLUENCE_NEEDS,
  Safety: SAFETY_NEEDS,
  Duty: DUTY_NEEDS,
  Integrity: INTEGRITY_NEEDS,
  Connection: CONNECTION_NEEDS,
  Care: CARE_NEEDS,
  Justice: JUSTICE_NEEDS,
  Meaning: MEANING_NEEDS,
};

/** The group whose value stands for `{a}`. */
export const isBefore = (one: ValueGroupName, other: ValueGroupName): boolean =>
  VALUE_GROUP_NAMES.indexOf(one) < VALUE_GROUP_NAMES.indexOf(other);
