import { groupedNumber } from '../grouped-number.ts';
import { GIFT_MESSAGE_CHARACTERS_MAX, KEYS_PER_ORDER_MAX, RECIPIENTS_MAX } from '../limits.ts';

/** What goes wrong around keys, codes and payments, and what to do about it. */
export const KEY_MESSAGES = {
  couponUnknown: 'We do not know this access code. Please check the spelling.',
  couponExpired: 'This access code has expired. Please ask whoever gave it to you for a new one.',
  couponUsedUp: 'This access code has been used up. Please ask whoever gave it to you for another one.',
  couponAlreadyRedeemed: 'You have already used this access code. What it gave is in your list of keys.',
  couponIsLicense:
    'This is an assessment key, not an access code. A key works only in the account that holds it. Whoever holds this one can give it to you with Give away in their account.',
  couponIsOwnKey: 'This key is already yours. You find it in your list of keys.',
  couponIsShareLink: 'This link shows a finished fingerprint. It opens in your browser, and it gives no key.',
  couponIsGift: 'This is a gift link, not a promo code. Please use it in your account.',
  couponRequired: 'Please enter an access code, a gift link or a key.',
  askNeedsKey: 'Please enter the whole key: seven groups of four letters and digits.',
  askedOwner:
    'If somebody holds this key and can give it away, we have sent them an email. They do not learn who asked, and you do not learn who they are.',
  keyNeeded: 'The interview needs an assessment key of your own. You can get one in your account.',
  licenseUnknown: 'We could not find this key in your account. Please choose one from the list there.',
  statusMove:
    'This key has moved on, perhaps on another device. Please open your account again to see where it stands.',
  statusNeedsNarrative: 'This assessment has no result yet. Please finish the survey first.',
  licenseIsGift: 'This key is on its way to somebody else. Take it back to use it yourself.',
  licenseNotGivable: 'This key has been started, so it cannot be given away. Please choose one that has not.',
  giftUnknown:
    'This link no longer works: the key has been claimed, or taken back. Please ask the person who sent it to you.',
  giftYours: 'This key is already yours. You find it in your list of keys.',
  giftOwn:
    'You are giving this key away yourself. Send the link to the person it is meant for, or take the key back in your account.',
  giftClaimed:
    'Somebody has claimed this key by now, so it cannot be taken back. Your list of keys shows how far they are.',
  recipientsRequired: 'Please enter at least one email address.',
  recipientsTooMany: `You can send keys to ${RECIPIENTS_MAX} people at once. Please send to the others after that.`,
  recipientIsSelf: 'Your own address is on the list. A key that you want to use yourself does not have to be sent.',
  messageTooLong: `Please shorten your message to ${GIFT_MESSAGE_CHARACTERS_MAX} characters.`,
  notEnoughKeys: (free: number, people: number) =>
    `You have ${free} unused ${free === 1 ? 'key' : 'keys'}, and there are ${people} addresses. Please shorten the list or buy more keys.`,
  orderUnknown: 'We could not find this purchase in your account.',
  quantityRule: `Please choose a whole number of keys between 1 and ${groupedNumber(KEYS_PER_ORDER_MAX)}.`,
  paymentsDown: 'The payment page cannot be opened right now. Nothing was charged. Please try again in a minute.',
  checkoutCanceled: 'You left the payment page. Nothing was charged.',
  checkoutUnknown:
    'This payment page is closed. Please look in your account: if your key is not there, nothing was charged, and you can begin again.',
} as const;
