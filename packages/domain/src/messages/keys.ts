/** What goes wrong around keys, codes and payments, and what to do about it. */
export const KEY_MESSAGES = {
  couponUnknown: 'We do not know this access code. Please check the spelling.',
  couponExpired: 'This access code has expired.',
  couponUsedUp: 'This access code has been used up.',
  couponAlreadyRedeemed: 'You have already used this access code.',
  couponIsLicense: 'This is an assessment key, not an access code. If it is yours, it stands in the list below.',
  couponRequired: 'Please enter an access code.',
  licenseUnknown: 'We could not find this key in your account.',
  statusMove: 'The status of this key cannot change in that way.',
  statusNeedsNarrative: 'This assessment has no result yet.',
  licenseIsGift: 'This key is on its way to somebody else. Take it back to use it yourself.',
  licenseNotGivable: 'Only a key that has not been started can be given away.',
  giftUnknown: 'This gift is not there any more: it was claimed, or taken back.',
  giftOwn: 'This is your own gift. Send the link to the person it is meant for, or take the key back.',
  quantityRule: 'Please choose a whole number of keys between 1 and 10,000.',
  paymentsDown: 'The payment service does not answer at the moment. Nothing was charged. Please try again in a minute.',
  checkoutUnknown: 'This checkout is not open any more.',
} as const;
