export const verificationReceivedPreview = {
  publicId: 'V-7K2M9Q4X',
  mark: 'Lumara',
  jurisdictions: ['EU', 'US', 'UK'],
  promisedAt: '2026-03-03T13:00:00.000Z',
  repeated: false,
  hasAccount: false,
  link: 'https://cotta.test/verification/r.AZ2Kc0tIcBCHmYV7Q0m1Vg.0.tbo3k0.3q2u-8cVZQm0rWl1xTn5aA/success',
};
