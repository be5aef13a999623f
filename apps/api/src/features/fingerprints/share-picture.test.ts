import { describe, expect, it } from 'vitest';
import { LONG_FINGERPRINT, MANY_SCRIPTS_FINGERPRINT, SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { sharePicture } from './share-picture.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';
const size = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('sharePicture', () => {
  it.each([SHORT_FINGERPRINT, LONG_FINGERPRINT, MANY_SCRIPTS_FINGERPRINT])(
    'is a PNG of the size that chats show',
    async (content) => {
      const png = Buffer.from(await sharePicture(content));
      expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
      expect(size(png)).toEqual([SHARE_WIDTH, SHARE_HEIGHT]);
      expect(png.length).toBeLessThan(300_000);
    },
  );

  it('is the same for the same fingerprint and differs by a name', async () => {
    const once = Buffer.from(await sharePicture(SHORT_FINGERPRINT));
    expect(Buffer.from(await sharePicture(SHORT_FINGERPRINT)).equals(once)).toBe(true);
    const other = { ...SHORT_FINGERPRINT, values: ['Honesty', 'Family', 'Growth', 'Courage', 'Peace'] };
    expect(Buffer.from(await sharePicture(other)).equals(once)).toBe(false);
  });
});
