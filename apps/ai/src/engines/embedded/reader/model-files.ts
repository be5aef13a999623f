/** Every threshold and every committed vector belongs to exactly these files; `apps/ai/training/README.md` says how they are made. */
export const WORDS_SHA256 = '0a375bebc92eccf9a043f6423753ad08d0ef74c8bc25b898ecc5e9bdc38494bb';
export const MODEL_SHA256 = 'e53d244fdba77b543407a5c44885598a64c72a480869076ddad84af704d3f48f';
export const DANGER_SHA256 = '11950585475212c8d9e61b6d91f70d46ea83a0ab63aef41478311a75d26cf4a6';
export const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
