export const supportAnswerPreview = {
  solved: false,
  text: 'The logo alone protects the picture as it is drawn.\nShall we check the words too?',
};
