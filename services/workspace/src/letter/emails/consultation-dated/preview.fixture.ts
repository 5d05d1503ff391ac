export const consultationDatedPreview = {
  at: '2026-11-26T13:00:00.000Z',
  zone: 'America/New_York',
  text: 'We call you at +1 212 555 0142.',
};
