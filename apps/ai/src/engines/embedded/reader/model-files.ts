/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const MODEL_SHA256 = '550536c5deb1816515d392bd72e504b8f80fe3ff9c6829bb1f0a7580838d9216';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
