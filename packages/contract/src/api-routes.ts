import * as account from './account.ts';
import * as again from './again.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as confirmEmail from './confirm-email.ts';
import * as coupons from './coupons.ts';
import * as fingerprintData from './fingerprint-data.ts';
import * as fingerprints from './fingerprints.ts';
import * as gifts from './gifts.ts';
import * as givenKeys from './given-keys.ts';
import * as health from './health.ts';
import * as licenses from './licenses.ts';
import * as logOut from './log-out.ts';
import * as mirror from './mirror.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as profile from './profile.ts';
import * as sideBySide from './side-by-side.ts';
import * as users from './users.ts';
import * as values from './values.ts';
import * as narrative from './narrative.ts';
import { routesOf, type Route } from './define-route.ts';

/** Every call of the product API. The server refuses to start when one of these is not mounted. */
export const apiRoutes: readonly Route[] = routesOf([
  account,
  again,
  audit,
  auth,
  confirmEmail,
  coupons,
  fingerprintData,
  fingerprints,
  gifts,
  givenKeys,
  health,
  licenses,
  logOut,
  mirror,
  orders,
  payments,
  profile,
  sideBySide,
  users,
  values,
  narrative,
]);
