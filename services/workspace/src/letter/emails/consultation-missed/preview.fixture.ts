export const consultationMissedPreview = {
  at: '2026-11-26T13:00:00.000Z',
  zone: 'America/New_York',
  link: 'https://cotta.test/book-a-free-consultation/k.preview',
};
