export const reviewRequestPreview = {
  mark: 'Lumara',
  jurisdiction: 'EU',
  number: '018123456',
  good: 'https://cotta.test/feedback-from-email?feedback=good&id=example',
  bad: 'https://cotta.test/feedback-from-email?feedback=bad&id=example',
};
