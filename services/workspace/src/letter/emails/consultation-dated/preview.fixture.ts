export const consultationDatedPreview = {
  at: '2026-11-26T13:00:00.000Z',
  zone: 'America/New_York',
  channel: 'phone',
  text: '+1 212 555 0142',
  link: 'https://cotta.test/book-a-free-consultation/k.preview',
  talkId: '01990000-0000-7000-8000-00000000c0de',
  sequence: 0,
};
