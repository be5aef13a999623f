/** A result is for whoever was given the link: no search engine, no copy on the way, no trace at the next site. */
export const RESULT_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;
