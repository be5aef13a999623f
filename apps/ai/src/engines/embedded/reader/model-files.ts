/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const MODEL_SHA256 = '9215325a12e25ffe4b1325985c07abcc788de4d5406ce333a89a026e250bfe79';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
