export const consultationReminderPreview = {
  at: '2026-11-26T13:00:00.000Z',
  zone: 'America/New_York',
  channel: 'video',
  text: '',
  link: 'https://cotta.test/book-a-free-consultation/k.preview',
  step: 1,
};
