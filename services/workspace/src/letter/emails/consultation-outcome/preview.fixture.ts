export const consultationOutcomePreview = {
  outcome:
    'The word can be filed in the European Union; the picture should wait until its final form is known.',
  advice: 'File the word now; others in your field begin to use similar ones.',
  offers: ['registration', 'check'],
  talkPage: 'https://cotta.example/book-a-free-consultation/k.token',
  resolution: 'Order the word first, in classes 9 and 42.',
};
