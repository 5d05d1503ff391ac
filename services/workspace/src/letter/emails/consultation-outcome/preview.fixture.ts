export const consultationOutcomePreview = {
  outcome:
    'The word can be filed in the European Union; the picture should wait until its final form is known.',
  resolution: 'Order the word first, in classes 9 and 42.',
};
