/** Whoever asks for a file has these already: their names would only make its own file larger. */
export function notYetHere(
  file: string,
  deps: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return deps;
  // Seen by developers alone; and the result, which the last step of the classic way asks for long before it is opened.
  if (/\/(design|all-routes)-/.test(file) || (hostId.includes('/survey-') && /\/result-/.test(file))) return [];
  const here = hostId.includes('/survey-') ? /\/(react|first-page|person|survey)-/ : /\/(react|first-page)-/;
  return deps.filter((dep) => !here.test(dep));
}
