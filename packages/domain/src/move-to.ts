/** Takes the value out and puts it back at another place: a drag, or one step up or down. */
export function moveTo(values: readonly string[], from: number, to: number): readonly string[] {
  const moved = values[from];
  if (moved === undefined || to < 0 || to >= values.length) return values;
  return values.toSpliced(from, 1).toSpliced(to, 0, moved);
}
