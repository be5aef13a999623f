import { EXTREME_RECORDS } from '@lf/api/testing/extreme-records';
import { createKeyHolder } from './people.ts';
import { expect, test } from './fixtures.ts';

test.describe('the public page of any record that is accepted comes whole', () => {
  for (const [name, record] of EXTREME_RECORDS) {
    test(name, async ({ request }) => {
      const { id: userId, licenseCode, token } = await createKeyHolder(request);
      const headers = { authorization: `Bearer ${token}` };
      const saved = await request.post('/api/narrative/save-values', {
        headers,
        data: { userId, licenseCode, ...record },
      });
      expect(saved.status()).toBe(201);
      const done = { licenseCode, newStatus: 'completed' };
      expect((await request.post('/api/users/me/license-status', { headers, data: done })).status()).toBe(200);
      const page = await request.get(`/fingerprint/${licenseCode}`);
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain('</html>');
    });
  }
});
