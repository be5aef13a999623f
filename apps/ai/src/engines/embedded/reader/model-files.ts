/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const WORDS_SHA256 = 'f35392bc32f89e43e6b0f67062d6b83eee899575b78bfcd2aa5d7265e1d3e333';
export const MODEL_SHA256 = '04bc93d297d0e8e54774dcaed5372675970679c19b6af8e2260a052558febaf9';
export const DANGER_SHA256 = 'a19790571a033c7b1d2e6853b437bd3aa8a09955cf9b7c93d087ddc74dc08ba1';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
