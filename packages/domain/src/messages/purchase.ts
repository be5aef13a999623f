export const PURCHASE_MESSAGES = {
  quantityRequired: 'quantity is a required field',
  promoCodeRequired: 'promoCode is a required field',
  steps: ['Quantity', 'Payment', 'Confirmation', 'Completion'],
  placeholderTiers: [
    { keys: '1-10', price: '$0.00' },
    { keys: '20+', price: '$0.00' },
  ],
  placeholderTotal: '$1,000',
} as const;
