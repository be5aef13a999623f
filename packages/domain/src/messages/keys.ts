import { KEYS_PER_ORDER_MAX } from '../limits.ts';

/** What goes wrong around keys, codes and payments, and what to do about it. */
export const KEY_MESSAGES = {
  couponUnknown: 'We do not know this access code. Please check the spelling.',
  couponExpired: 'This access code has expired. Please ask whoever gave it to you for a new one.',
  couponUsedUp: 'This access code has been used up. Please ask whoever gave it to you for another one.',
  couponAlreadyRedeemed: 'You have already used this access code. Its key is in the list below.',
  couponIsLicense: 'This is an assessment key, not an access code. If it is yours, it stands in the list below.',
  couponRequired: 'Please enter an access code.',
  licenseUnknown: 'We could not find this key in your account. Please choose one from the list there.',
  statusMove: 'This key has moved on in the meantime. Please open your account again to see where it stands.',
  statusNeedsNarrative: 'This assessment has no result yet. Please finish the survey first.',
  licenseIsGift: 'This key is on its way to somebody else. Take it back to use it yourself.',
  licenseNotGivable: 'Only a key that has not been started can be given away.',
  giftUnknown: 'This gift is not there any more: it was claimed, or taken back. Please ask the person who sent it to you.',
  giftOwn: 'This is your own gift. Send the link to the person it is meant for, or take the key back.',
  quantityRule: `Please choose a whole number of keys between 1 and ${KEYS_PER_ORDER_MAX.toLocaleString('en')}.`,
  paymentsDown: 'The payment service does not answer at the moment. Nothing was charged. Please try again in a minute.',
  checkoutCanceled: 'You left the checkout. Nothing was charged.',
  checkoutUnknown: 'This checkout is not open any more. Nothing was charged; you can begin again from your account.',
} as const;
