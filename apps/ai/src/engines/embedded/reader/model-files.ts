/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const WORDS_SHA256 = '7e818b44cf19af95ebb80cc7064034251e6ac732061bf84e6788d9d83c3bb45f';
export const MODEL_SHA256 = '7c06982a99c033d9ba4926db9188bc1dd28d3010e9d52e7ea428cc121e522cf6';
export const DANGER_SHA256 = '76c4cf98415f34efa9a0aaf28e794bdb1ac06a999cd517471a73a40e2256ba95';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
