export const PURCHASE_MESSAGES = {
  quantityRequired: 'quantity is a required field',
  promoCodeRequired: 'promoCode is a required field',
  steps: ['Quantity', 'Payment', 'Confirmation', 'Completion'],
  placeholderTiers: [
    { keys: '1-10', price: '$0.00' },
    { keys: '20+', price: '$0.00' },
  ],
  placeholderTotal: '$1,000',
  placeholderNote:
    'These prices are only examples. You cannot buy several keys at once yet; you can buy a single key from your account.',
  redeemed: (keys: number) =>
    keys === 1
      ? 'Your promo code gave you 1 key. It is in your account. Go on if you want to buy more.'
      : `Your promo code gave you ${keys} keys. They are in your account. Go on if you want to buy more.`,
  sandboxTitle: 'Test checkout',
  sandboxNote: 'This is only a test. No money moves, whatever you press.',
} as const;
