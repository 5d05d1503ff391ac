export const verificationApprovedPreview = {
  publicId: 'V-7K2M9Q4X',
  mark: 'Lumara',
  jurisdictions: ['EU', 'US', 'UK'],
  verdicts: [
    { jurisdiction: 'EU', verdict: 'go' },
    { jurisdiction: 'US', verdict: 'go_with_changes' },
    { jurisdiction: 'UK', verdict: 'not_advised' },
  ],
  link: 'https://cotta.test/verification-summary/s.AZ2Kc0tIcBCHmYV7Q0m1Vg.0.tbo3k0.3q2u-8cVZQm0rWl1xTn5aA',
};
