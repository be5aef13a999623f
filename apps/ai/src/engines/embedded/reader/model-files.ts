/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const WORDS_SHA256 = '7e818b44cf19af95ebb80cc7064034251e6ac732061bf84e6788d9d83c3bb45f';
export const MODEL_SHA256 = 'e1c39e4c2f2f7cb64b61e339aaf25b42a352e23d0cfd98ebc4394dc858aee226';
export const DANGER_SHA256 = '4f1a5840e2163fd5b5a5a745d85f725b3335adf80de91e567f8752e6c59bf63a';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
