export const orderNewsPreview = {
  publicId: 'V-7K2M9Q4X',
  mark: 'Lumara',
  jurisdictions: ['EU', 'US'],
  until: '2027-03-20',
  count: 2,
  units: ['US 35'],
  amountMinor: 41_000,
  currency: 'EUR',
  link: 'https://cotta.test/application-draft/01940000-0000-7000-8000-000000000001',
};
