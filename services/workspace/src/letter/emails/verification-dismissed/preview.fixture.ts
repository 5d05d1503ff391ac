export const verificationDismissedPreview = {
  publicId: 'V-7K2M9Q4X',
  mark: 'Lumara',
  jurisdictions: ['EU', 'US'],
  reason:
    'Lumaro, registered in the European Union since 2014, covers the same cosmetics. It sounds almost the same and its owner has opposed similar names before.',
  alternatives: [
    'Add a word that carries weight of its own, for example Lumara Botanica.',
    'Apply for the logo together with the word.',
  ],
  link: 'https://cotta.test/verification-summary/s.AZ2Kc0tIcBCHmYV7Q0m1Vg.0.tbo3k0.3q2u-8cVZQm0rWl1xTn5aA',
};
