export const paymentReminderPreview = {
  publicId: 'V-7K2M9Q4X',
  currency: 'EUR',
  variableSymbol: '1260000425',
  link: 'https://cotta.test/product/0/checkout',
  amountMinor: 120_670,
  step: 1,
};
