/** So many of the pages made last; some 60 kB each. */
const KEPT_PAGES = 200;

/** What could not be made (undefined) is not kept. */
export interface Keep<T> {
  (key: string, make: () => Promise<T | undefined>): Promise<T | undefined>;
  /** At once: undefined where it would have to be made, or waited for. */
  ready(key: string): T | undefined;
}

interface Kept<T> {
  readonly page: Promise<T | undefined>;
  made?: T | undefined;
}

/** Each page is made once, also for those who ask at the same moment: a result is frozen, and a link in a chat is opened by many. */
export function createKeptPages<T>(most = KEPT_PAGES): Keep<T> {
  const pages = new Map<string, Kept<T>>();
  const made = (key: string, make: () => Promise<T | undefined>): Kept<T> => {
    const kept: Kept<T> = { page: make() };
    const drop = () => pages.get(key) === kept && pages.delete(key);
    kept.page.then((result) => {
      kept.made = result;
      return result === undefined && drop();
    }, drop);
    return kept;
  };
  /** The newest stands last. */
  const renew = (key: string, kept: Kept<T>): void => {
    pages.delete(key);
    pages.set(key, kept);
  };
  const keep = (key: string, make: () => Promise<T | undefined>) => {
    const kept = pages.get(key) ?? made(key, make);
    renew(key, kept);
    for (const oldest of pages.keys()) {
      if (pages.size <= most) break;
      pages.delete(oldest);
    }
    return kept.page;
  };
  const ready = (key: string): T | undefined => {
    const kept = pages.get(key);
    if (kept?.made !== undefined) renew(key, kept);
    return kept?.made;
  };
  return Object.assign(keep, { ready });
}
