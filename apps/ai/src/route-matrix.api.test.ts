import { expect, test } from 'vitest';
import { aiRoutes } from '@lf/contract/ai-routes';
import { describeRoutes } from '@lf/platform/testing/matrix/route-matrix';
import { describeTwoPeople } from '@lf/platform/testing/matrix/two-people';
import { aiSubject } from './testing/matrix-service.ts';

describeRoutes(aiSubject);
describeTwoPeople(aiSubject);

test('what is public is this list and no more', () => {
  const open = aiRoutes.filter((route) => route.auth === 'public').map((route) => `${route.method} ${route.path}`);
  expect(open.sort()).toEqual(['GET /health', 'GET /live', 'GET /ready']);
});
