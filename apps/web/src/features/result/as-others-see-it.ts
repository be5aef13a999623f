import { paths } from '../../app/paths.ts';
import { fillPath } from '../../lib/router/match-path.ts';

const VIEW = 'view';
const OTHERS = 'others';

/** The public page as a stranger sees it, also for its owner. */
export function asOthersSeeIt(code: string): string {
  return `${fillPath(paths.publicFingerprint, { licenseCode: code })}?${VIEW}=${OTHERS}`;
}

export function isSeenAsOthers(search: string): boolean {
  return new URLSearchParams(search).get(VIEW) === OTHERS;
}
