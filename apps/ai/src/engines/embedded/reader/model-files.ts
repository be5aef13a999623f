/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const WORDS_SHA256 = 'ba956aefdb4a6ae016540d0604edc960a87dda6df278409094fff3c4abd5c177';
export const MODEL_SHA256 = '100ae5429ba03d1d99a824b4f81c340674e0f43a10d48b26f9da0d20c68618c0';
export const DANGER_SHA256 = '39b75f44b024740d608052779756ef3d985f66a520d5539e739f11b99eaeb13f';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
