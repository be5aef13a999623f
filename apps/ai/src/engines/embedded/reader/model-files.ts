/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const MODEL_SHA256 = 'b32faa796f7d0cff87ddfc47910189496315329c79313d264662f8f60b0af02d';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
