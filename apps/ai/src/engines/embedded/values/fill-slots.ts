export type Gaps = Readonly<Record<string, string | undefined>>;

/** The text with its gaps filled, or undefined when there is nothing to fill one with. */
export function filledWhole(text: string, gaps: Gaps): string | undefined {
  let isWhole = true;
  const out = text.replace(/\{(\w+)\}/gu, (_, key: string) => {
    const words = gaps[key];
    if (words === undefined) isWhole = false;
    return words ?? '';
  });
  return isWhole ? out : undefined;
}
