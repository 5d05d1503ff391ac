export const subscriptionNewsPreview = {
  brand: 'Lumara',
  tier: 'Shield',
  day: '2027-03-20',
  hasCard: true,
  chargedOn: '2027-03-21',
  amountMinor: 6027,
  currency: 'EUR',
  link: 'https://cotta.test/portal/monitoring/01940000-0000-7000-8000-000000000001',
};
