/** Macro F1: each category counts the same, however rare. */
export function macroF1(
  probabilities: readonly Float32Array[],
  truth: readonly (readonly boolean[])[],
  thresholds: Float32Array,
): number {
  let sum = 0;
  thresholds.forEach((threshold, category) => {
    sum += f1At(threshold, category, probabilities, truth);
  });
  return sum / thresholds.length;
}

/** Per category the threshold with the best F1 on the given split. */
export function bestThresholds(
  probabilities: readonly Float32Array[],
  truth: readonly (readonly boolean[])[],
): Float32Array {
  const categories = truth[0]?.length ?? 0;
  return Float32Array.from({ length: categories }, (_, category) => {
    const sorted = probabilities.map((row) => row[category] ?? 0).toSorted((a, b) => a - b);
    let best = { threshold: 0.5, f1: -1 };
    for (let part = 0.3; part < 0.997; part += 0.005) {
      const threshold = sorted[Math.floor(part * sorted.length)] ?? 1;
      const f1 = f1At(threshold, category, probabilities, truth);
      if (f1 > best.f1) best = { threshold, f1 };
    }
    return best.threshold;
  });
}

function f1At(
  threshold: number,
  category: number,
  probabilities: readonly Float32Array[],
  truth: readonly (readonly boolean[])[],
): number {
  let both = 0;
  let either = 0;
  probabilities.forEach((row, index) => {
    const said = (row[category] ?? 0) >= threshold;
    const is = truth[index]?.[category] === true;
    if (said && is) both += 1;
    either += Number(said) + Number(is);
  });
  return either === 0 ? 0 : (2 * both) / either;
}
