export const proofNewsPreview = {
  mark: 'Lumara',
  jurisdiction: 'US',
  filing: 'Declaration of use',
  day: '2027-03-05',
  payBy: '2027-02-26',
  amountMinor: 10_000,
  currency: 'USD',
  link: 'https://cotta.test/use-in-commerce-request/01940000-0000-7000-8000-000000000001',
};
