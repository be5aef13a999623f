/** The number Kokoro-82M 1.0 has for each sign of its phonetic alphabet, as far as English needs it. */
const IDS = new Map(
  Object.entries({
    ';': 1,
    ':': 2,
    ',': 3,
    '.': 4,
    '!': 5,
    '?': 6,
    '—': 9,
    '…': 10,
    ' ': 16,
    a: 43,
    b: 44,
    d: 46,
    e: 47,
    f: 48,
    h: 50,
    i: 51,
    j: 52,
    k: 53,
    l: 54,
    m: 55,
    n: 56,
    o: 57,
    p: 58,
    s: 61,
    t: 62,
    u: 63,
    v: 64,
    w: 65,
    z: 68,
    ɑ: 69,
    ɐ: 70,
    ɒ: 71,
    æ: 72,
    ɔ: 76,
    ð: 81,
    ʤ: 82,
    ə: 83,
    ɚ: 85,
    ɛ: 86,
    ɜ: 87,
    ɡ: 92,
    ɪ: 102,
    ŋ: 112,
    θ: 119,
    ɹ: 123,
    ɾ: 125,
    ʃ: 131,
    ʧ: 133,
    ʊ: 135,
    ʌ: 138,
    ʒ: 147,
    ʔ: 148,
    ˈ: 156,
    ˌ: 157,
    ː: 158,
    ᵻ: 177,
  }),
);
/** Marks the start and the end. */
const EDGE = 0;

/** A sign that is not known would be left out of the speech, so it is refused. */
export function phonemeIds(phonemes) {
  const ids = [...phonemes].map((sign) => {
    const id = IDS.get(sign);
    if (id === undefined) throw new Error(`no number for the sign '${sign}' in '${phonemes}'`);
    return id;
  });
  return [EDGE, ...ids, EDGE];
}
