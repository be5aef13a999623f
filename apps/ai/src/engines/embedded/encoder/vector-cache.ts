/** The least recently used vectors go first. Pure memory: dropping it changes speed, never a result. */
export interface VectorCache {
  get(sentence: string): Float32Array | undefined;
  set(sentence: string, vector: Float32Array): void;
}

export function createVectorCache(vectorsMax: number): VectorCache {
  const vectors = new Map<string, Float32Array>();
  return {
    get: (sentence) => {
      const vector = vectors.get(sentence);
      if (vector) {
        vectors.delete(sentence);
        vectors.set(sentence, vector);
      }
      return vector;
    },
    set: (sentence, vector) => {
      vectors.set(sentence, vector);
      if (vectors.size <= vectorsMax) return;
      const oldest = vectors.keys().next();
      if (!oldest.done) vectors.delete(oldest.value);
    },
  };
}
