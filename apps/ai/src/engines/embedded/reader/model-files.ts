/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const MODEL_SHA256 = '6135e4e1d34ff6653870b4e7cbd236d1068d4c065ea5dc88d43436bb0bed9a77';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
