export const subscriptionStatusPreview = {
  brand: 'Lumara',
  status: 'Subscription started',
  tier: 'Shield',
  onTrial: false,
  until: '2027-03-20',
  link: 'https://cotta.test/portal/monitoring/01940000-0000-7000-8000-000000000001',
};
