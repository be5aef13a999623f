/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const MODEL_SHA256 = 'e9363ab66a298d5f7084fae17983e03c57f16c8e42c139dae9d96fe2356655b3';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
