export const cardExpiresPreview = {
  day: '2027-03-31',
  link: 'https://cotta.test/portal/profile?tab=payment',
};
