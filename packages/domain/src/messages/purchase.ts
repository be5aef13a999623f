export const PURCHASE_MESSAGES = {
  quantityRequired: 'quantity is a required field',
  promoCodeRequired: 'promoCode is a required field',
  steps: ['Quantity', 'Payment', 'Confirmation', 'Completion'],
  placeholderTiers: [
    { keys: '1-10', price: '$0.00' },
    { keys: '20+', price: '$0.00' },
  ],
  placeholderTotal: '$1,000',
  placeholderNote: 'These prices are placeholders. Buying several keys at once is not open yet; a single key can be bought from your account.',
  sandboxTitle: 'Test checkout',
  sandboxNote: 'This is a sandbox. No money moves, whatever you press.',
} as const;
