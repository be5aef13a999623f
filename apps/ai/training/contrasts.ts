/** Ridge regression from anchors to values: for each value the direction that tells its anchors from all others. */
const RIDGE = 5;

export function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let at = 0; at < middle.length; at += 1) middle[at] = (middle[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
  return middle;
}

export function contrastsOf(vectors: readonly Float32Array[], values: readonly number[], valueCount: number): Float32Array[] {
  const middle = middleOf(vectors);
  const size = middle.length;
  const rows = vectors.map((vector) => Float64Array.from(vector, (part, at) => part - (middle[at] ?? 0)));
  const gram = Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size);
    line[row] = RIDGE;
    return line;
  });
  for (const row of rows) {
    for (let a = 0; a < size; a += 1) {
      const [line, part] = [gram[a], row[a] ?? 0];
      if (line) for (let b = 0; b <= a; b += 1) line[b] = (line[b] ?? 0) + part * (row[b] ?? 0);
    }
  }
  const lower = cholesky(gram);
  return Array.from({ length: valueCount }, (_, value) => {
    const target = new Float64Array(size);
    const share = values.filter((one) => one === value).length / values.length;
    rows.forEach((row, index) => {
      const wanted = (values[index] === value ? 1 : 0) - share;
      for (let at = 0; at < size; at += 1) target[at] = (target[at] ?? 0) + wanted * (row[at] ?? 0);
    });
    return Float32Array.from(solve(lower, target));
  });
}

/** The lower triangle L with L·Lᵀ = the given symmetric matrix (only its lower half is read). */
function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map((line) => Float64Array.from(line));
  lower.forEach((line, a) => {
    for (let b = 0; b <= a; b += 1) {
      const other = lower[b];
      if (!other) continue;
      let sum = line[b] ?? 0;
      for (let k = 0; k < b; k += 1) sum -= (line[k] ?? 0) * (other[k] ?? 0);
      line[b] = a === b ? Math.sqrt(sum) : sum / (other[b] ?? 1);
    }
  });
  return lower;
}

function solve(lower: readonly Float64Array[], target: Float64Array): Float64Array {
  const half = Float64Array.from(target);
  for (const [a, line] of lower.entries()) {
    let sum = half[a] ?? 0;
    for (let k = 0; k < a; k += 1) sum -= (line[k] ?? 0) * (half[k] ?? 0);
    half[a] = sum / (line[a] ?? 1);
  }
  for (let a = lower.length - 1; a >= 0; a -= 1) {
    let sum = half[a] ?? 0;
    for (let k = a + 1; k < lower.length; k += 1) sum -= (lower[k]?.[a] ?? 0) * (half[k] ?? 0);
    half[a] = sum / (lower[a]?.[a] ?? 1);
  }
  return half;
}
