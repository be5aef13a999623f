import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnchorSpace, createAnchorSpace } from '../anchor-space.ts';
import { coarse, directionOf } from '../encoder/coarse-vector.ts';
import { MODEL_SHA256, VECTOR_LENGTH } from '../encoder/encoder.ts';
import { modelFolder } from '../encoder/model-folder.ts';
import { COPING_ANCHORS } from './coping-anchors.ts';
import { TRIGGER_ANCHORS } from './trigger-anchors.ts';

/** Ways of coping, and things that happen to people: a sentence is nearer to one of the two. */
export interface ArchetypeSpaces {
  readonly coping: AnchorSpace;
  readonly triggers: AnchorSpace;
}

/*
 * Encoded once, by `apps/ai/training/encode-archetypes.ts`, and committed, so that the engine starts at once:
 * 32 bytes of hash, then 384 signed bytes per sentence.
 */
export const ARCHETYPE_FOLDER = 'archetypes';
export const ARCHETYPE_FILE = 'anchors.bin';
const HASH_BYTES = 32;

/** The anchors of a way of coping bear each other out; those of a trigger are different scenes, and one of them is enough. */
const COPING_FIRST_SHARE = 0.6;
const TRIGGER_FIRST_SHARE = 0.9;

const named = [COPING_ANCHORS, TRIGGER_ANCHORS].map((anchors) => Object.entries(anchors));
export const archetypeSentences: readonly string[] = named.flat().flatMap(([, sentences]) => sentences);
const SENTENCES_HASH = createHash('sha256')
  .update(JSON.stringify([MODEL_SHA256, named]))
  .digest();

export function packArchetypeVectors(vectors: readonly Float32Array[]): Buffer {
  return Buffer.concat([SENTENCES_HASH, ...vectors.map((vector) => Buffer.from(coarse(vector).buffer))]);
}

export function unpackArchetypeSpaces(bytes: Buffer): ArchetypeSpaces {
  if (!bytes.subarray(0, HASH_BYTES).equals(SENTENCES_HASH)) {
    throw new Error('The archetype vectors are older than the sentences: run apps/ai/training/encode-archetypes.ts');
  }
  let at = HASH_BYTES;
  const take = () => {
    at += VECTOR_LENGTH;
    return directionOf(Uint8Array.from(bytes.subarray(at - VECTOR_LENGTH, at)).buffer);
  };
  const [coping, triggers] = named.map(
    (entries) => new Map(entries.map(([name, sentences]) => [name, sentences.map(take)])),
  );
  return {
    coping: createAnchorSpace(coping ?? new Map(), COPING_FIRST_SHARE),
    triggers: createAnchorSpace(triggers ?? new Map(), TRIGGER_FIRST_SHARE),
  };
}

let loaded: Promise<ArchetypeSpaces> | undefined;

export function archetypeSpaces(): Promise<ArchetypeSpaces> {
  loaded ??= readFile(join(modelFolder(ARCHETYPE_FOLDER), ARCHETYPE_FILE)).then(unpackArchetypeSpaces);
  return loaded;
}
