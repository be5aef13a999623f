import { expect, test } from 'vitest';
import { apiRoutes } from '@lf/contract/api-routes';
import { describeRoutes } from '@lf/platform/testing/matrix/route-matrix';
import { describeTwoPeople } from '@lf/platform/testing/matrix/two-people';
import { apiSubject } from './testing/matrix-service.ts';

describeRoutes(apiSubject);
describeTwoPeople(apiSubject);

test('what is public is this list and no more', () => {
  const open = apiRoutes.filter((route) => route.auth === 'public').map((route) => `${route.method} ${route.path}`);
  expect(open.sort()).toEqual([
    'GET /fingerprints/{licenseCode}',
    'GET /fingerprints/{licenseCode}/pdf',
    'GET /fingerprints/{licenseCode}/share.png',
    'GET /health',
    'GET /live',
    'GET /ready',
    'POST /auth/login',
    'POST /mirror/open',
    'POST /mirror/pass',
    'POST /mirror/reply',
    'POST /mirror/report',
    'POST /mirror/withdraw',
    'POST /payments/webhook',
    'POST /users/confirm-email',
    'POST /users/recover-password',
    'POST /users/register',
    'POST /users/request-recover-password',
  ]);
});
