/**
 * Kernel ridge regression: weights for every row and value, so that the rows near a sentence, each weighed by how near it is,
 * add up to what the sentence stands for. `kernel` is symmetric and of full size, `targets` holds one column of numbers per value.
 */
export function kernelRidge(
  kernel: readonly Float64Array[],
  targets: readonly Float64Array[],
  ridge: number,
): Float64Array[] {
  const lower = cholesky(kernel, ridge);
  return targets.map((target) => solve(lower, target));
}

/** The lower triangle L with L·Lᵀ = the matrix plus the ridge on its diagonal. */
function cholesky(matrix: readonly Float64Array[], ridge: number): Float64Array[] {
  const lower = matrix.map((line) => Float64Array.from(line));
  lower.forEach((line, a) => {
    line[a] = (line[a] ?? 0) + ridge;
    for (let b = 0; b <= a; b += 1) {
      const other = lower[b];
      if (!other) continue;
      let sum = line[b] as number;
      for (let k = 0; k < b; k += 1) sum -= (line[k] as number) * (other[k] as number);
      line[b] = a === b ? Math.sqrt(sum) : sum / (other[b] as number);
    }
  });
  return lower;
}

function solve(lower: readonly Float64Array[], target: Float64Array): Float64Array {
  const half = Float64Array.from(target);
  for (const [a, line] of lower.entries()) {
    let sum = half[a] as number;
    for (let k = 0; k < a; k += 1) sum -= (line[k] as number) * (half[k] as number);
    half[a] = sum / (line[a] as number);
  }
  for (let a = lower.length - 1; a >= 0; a -= 1) {
    const line = lower[a];
    if (!line) continue;
    half[a] = (half[a] as number) / (line[a] as number);
    for (let k = 0; k < a; k += 1) half[k] = (half[k] as number) - (line[k] as number) * (half[a] as number);
  }
  return half;
}

/** How strongly the contrasts are held back. */
const CONTRAST_RIDGE = 5;

export function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < middle.length; at += 1) middle[at] = (middle[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
  return middle;
}

/** Plain ridge regression from sentences to values: for each value the direction that tells its sentences from all others. */
export function contrastsOf(
  vectors: readonly Float32Array[],
  values: readonly (number | undefined)[],
  valueCount: number,
): Float32Array[] {
  const middle = middleOf(vectors);
  const size = middle.length;
  const rows = vectors.map((vector) => Float64Array.from(vector, (part, at) => part - (middle[at] ?? 0)));
  const gram = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (const [a, line] of gram.entries())
      for (let b = 0; b <= a; b += 1) line[b] = (line[b] as number) + (row[a] as number) * (row[b] as number);
  }
  const targets = Array.from({ length: valueCount }, (_, value) => {
    const target = new Float64Array(size);
    const share = values.filter((one) => one === value).length / values.length;
    rows.forEach((row, index) => {
      const wanted = (values[index] === value ? 1 : 0) - share;
      for (let at = 0; at < size; at += 1) target[at] = (target[at] as number) + wanted * (row[at] as number);
    });
    return target;
  });
  return kernelRidge(gram, targets, CONTRAST_RIDGE).map((one) => Float32Array.from(one));
}
