import { PAST_KEYS_SHOWN_MAX } from '@lf/domain/limits';
import { signIn } from './finished-person.ts';
import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';

const OLDER = 2;

test('the account lists the newest finished keys and shows the older ones on request', async ({
  page,
  request,
  context,
}) => {
  const holder = await createKeyHolder(request);
  const headers = { authorization: `Bearer ${holder.token}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer;
  };
  const checkout = await post('/payments/create-checkout-session', { quantity: PAST_KEYS_SHOWN_MAX + OLDER });
  const { url } = (await checkout.json()) as { url: string };
  await post(`/payments/sandbox/${new URL(url).pathname.split('/').pop() ?? ''}/pay`, {});
  const { result } = (await (await request.get('/api/users/me/licenses', { headers })).json()) as {
    result: { code: string }[];
  };
  for (const { code: licenseCode } of result.filter(({ code }) => code !== holder.licenseCode)) {
    await post('/narrative/save-values', {
      userId: holder.id,
      licenseCode,
      values: ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'],
      valuesPhilosophy: 'You lead by telling the truth early.',
      archetype: 'Rescuer',
    });
    await post('/users/me/license-status', { licenseCode, newStatus: 'completed' });
  }

  await signIn(context, holder);
  await page.goto('/account');
  const finished = page
    .getByRole('table', { name: 'Your assessment keys' })
    .getByRole('button', { name: 'View Results' });
  await expect(finished).toHaveCount(PAST_KEYS_SHOWN_MAX);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Show older keys' }).click();
  await expect(finished).toHaveCount(PAST_KEYS_SHOWN_MAX + OLDER);
  await expect(page.getByText('These are all your keys.')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show older keys' })).toHaveCount(0);
});
