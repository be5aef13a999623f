/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const WORDS_SHA256 = '7e818b44cf19af95ebb80cc7064034251e6ac732061bf84e6788d9d83c3bb45f';
export const READER_SHA256 = '350e4c8fe51fe2d83067be5b56b9bfe37c9841c29c7b6fb73377257c523d9010';
export const CONVERSATION_SHA256 = 'fec4a61c5b705d960a5b12082878d330ba08edde8ddb53558649903211ec31b0';
export const DANGER_SHA256 = '4f1a5840e2163fd5b5a5a745d85f725b3335adf80de91e567f8752e6c59bf63a';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
export const KNOWN_WORDS_SHA256 = '52726cc5cabe75dfbe51c45021ab6cdcff51d3b86adae353b68bf90841a65cf6';
