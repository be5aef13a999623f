export const ACCOUNT_MESSAGES = {
  noKeys:
    'It seems you do not have a key to begin an assessment. Please enter an Assessment Key above or purchase one below to begin.',
  logout: 'Logout',
  useAccessCode: 'Use Access Code',
  purchaseNewKey: 'Purchase New Assessment Key',
  columns: { date: 'Date', status: 'Status', license: 'License', action: 'Action' },
} as const;
