/** `--apart a b --only x` as `--apart a --apart b --only x`, so that a list of files may follow an option. */
export function repeatOption(args: readonly string[], names: readonly string[]): string[] {
  const repeated: string[] = [];
  let current = '';
  let isFirst = false;
  for (const arg of args) {
    if (arg.startsWith('--')) {
      current = arg;
      isFirst = true;
      repeated.push(arg);
    } else {
      if (!isFirst && names.includes(current.slice(2))) repeated.push(current);
      isFirst = false;
      repeated.push(arg);
    }
  }
  return repeated;
}
