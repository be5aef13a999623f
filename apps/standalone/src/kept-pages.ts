/** So many of the pages made last; some 60 kB each. */
const KEPT_PAGES = 200;

export type Keep<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Each page is made once, also for those who ask at the same moment: a result is frozen, and a link in a chat is opened by many. */
export function createKeptPages<T>(most = KEPT_PAGES): Keep<T> {
  const pages = new Map<string, Promise<T>>();
  return (key, make) => {
    const page = pages.get(key) ?? make();
    // The newest stands last.
    pages.delete(key);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    for (const oldest of pages.keys()) {
      if (pages.size <= most) break;
      pages.delete(oldest);
    }
    return page;
  };
}
