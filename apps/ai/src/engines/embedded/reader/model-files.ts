/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const WORDS_SHA256 = 'ba956aefdb4a6ae016540d0604edc960a87dda6df278409094fff3c4abd5c177';
export const MODEL_SHA256 = '87feae49937a48ae86a997b6bbce9fe6534c2590521d32a8c5d127e69cc13ca4';
export const DANGER_SHA256 = 'bb8de1411169df622001da2d3e33fce31e40938ef274864d907f1b1ccf6b1fe2';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
