import { accountJourney } from './account-journey.ts';
import { test } from './fixtures.ts';

test.use({ database: 'postgres' });

test(
  'on PostgreSQL too: a stranger registers, leaves, forgets the password, sets a new one and is back',
  accountJourney,
);
