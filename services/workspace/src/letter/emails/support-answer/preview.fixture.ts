export const supportAnswerPreview = {
  solved: false,
  number: 'Q-7K2M9Q4X',
  link: 'https://cotta.test/contact/q.token',
  hasAccount: false,
  text: 'The logo alone protects the picture as it is drawn.\nShall we check the words too?',
};
