import type { License } from '@lf/contract/licenses';

const ORDER = ['used', 'active', 'completed'] as const;
const GIVEN = ORDER.length;

const placeOf = (license: License): number => (license.gift === undefined ? ORDER.indexOf(license.status) : GIVEN);

/** What can be gone on with, then what can be started, what can be read, what is somebody else's; each newest first. */
export const nextFirst = (licenses: readonly License[]): readonly License[] =>
  licenses.toSorted((a, b) => placeOf(a) - placeOf(b));

/** There is something to do with a key: it comes before the way to another one. */
export const hasNext = (licenses: readonly License[]): boolean =>
  licenses.some(({ gift, status }) => gift === undefined && status !== 'completed');
