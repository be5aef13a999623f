/** So many of the pages made last; some 60 kB each. */
const KEPT_PAGES = 200;

/** What could not be made (undefined) is not kept. */
export type Keep<T> = (key: string, make: () => Promise<T | undefined>) => Promise<T | undefined>;

/** Each page is made once, also for those who ask at the same moment: a result is frozen, and a link in a chat is opened by many. */
export function createKeptPages<T>(most = KEPT_PAGES): Keep<T> {
  const pages = new Map<string, Promise<T | undefined>>();
  const made = (key: string, make: () => Promise<T | undefined>) => {
    const page = make();
    const drop = () => pages.get(key) === page && pages.delete(key);
    page.then((result) => result === undefined && drop(), drop);
    return page;
  };
  return (key, make) => {
    const page = pages.get(key) ?? made(key, make);
    // The newest stands last.
    pages.delete(key);
    pages.set(key, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= most) break;
      pages.delete(oldest);
    }
    return page;
  };
}
