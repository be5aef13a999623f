import { describe, expect, it } from 'vitest';
import { aboutYouBody, professionalLifeBody } from './profile.ts';

const aboutYou = { gender: 'Female', age: '25 - 34', country: 'Germany', state: 'Bayern', licenseCode: 'ABC-1' };
const work = {
  industry: 'Other',
  industryOther: 'Beekeeping',
  role: 'Keeper',
  education: '',
  income: '',
  licenseCode: 'ABC-1',
};

describe('profile answers', () => {
  it('are taken from their lists, or left alone', () => {
    expect(aboutYouBody.safeParse(aboutYou).success).toBe(true);
    expect(aboutYouBody.safeParse({ ...aboutYou, gender: '', age: '', country: '', state: '' }).success).toBe(true);
    expect(professionalLifeBody.safeParse(work).success).toBe(true);
  });

  it.each([{ gender: 'female' }, { age: '26' }, { country: 'Atlantis' }, { gender: undefined }])(
    'refuse %j',
    (change) => {
      expect(aboutYouBody.safeParse({ ...aboutYou, ...change }).success).toBe(false);
    },
  );

  it.each([{ industry: 'Beekeeping' }, { education: 'PhD' }, { income: '$1' }, { role: 'x'.repeat(101) }])(
    'refuse %j',
    (change) => {
      expect(professionalLifeBody.safeParse({ ...work, ...change }).success).toBe(false);
    },
  );
});
