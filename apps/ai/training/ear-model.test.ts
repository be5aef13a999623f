import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchors } from '../src/engines/embedded/catalogue/anchors.ts';
import { EAR_FILE, EAR_FOLDER, unpackEar } from '../src/engines/embedded/catalogue/ear-model.ts';
import { cosine, encode } from '../src/engines/embedded/encoder/encoder.ts';
import { modelFolder } from '../src/engines/embedded/encoder/model-folder.ts';
import { hashOfMemories, readMemories } from './read-memories.ts';

describe('the committed ear', () => {
  it('belongs to the sentences as they stand', async () => {
    const { anchorVectors, memoriesHash } = unpackEar(readFileSync(join(modelFolder(EAR_FOLDER), EAR_FILE)));
    expect(memoriesHash).toBe(hashOfMemories(readMemories()));
    expect(anchorVectors).toHaveLength(anchors.length);
    const every = 37;
    const sample = anchors.map((anchor, index) => ({ anchor, index })).filter(({ index }) => index % every === 0);
    const fresh = await encode(sample.map(({ anchor }) => anchor.sentence));
    sample.forEach(({ index }, at) => {
      const [stored, now] = [anchorVectors[index], fresh[at]];
      if (!stored || !now) throw new Error('no vector');
      expect(cosine(stored, now)).toBeGreaterThan(0.99);
    });
  });

  it('is refused when the catalogue has moved on', () => {
    expect(() => unpackEar(Buffer.alloc(64))).toThrow('older than the catalogue');
  });

  it('was taught by sentences that are each told once', () => {
    const sentences = readMemories().map(({ sentence }) => sentence);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });
});
