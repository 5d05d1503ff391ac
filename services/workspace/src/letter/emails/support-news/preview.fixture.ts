export const supportNewsPreview = {
  number: 'Q-7K2M9Q4X',
  link: 'https://cotta.test/contact/q.token',
  hasAccount: false,
  at: '2026-11-25T16:00:00.000Z',
  zone: 'Europe/Prague',
  quotes: true,
  text: 'We have a new logo.\nDoes the registered word cover it?',
};
