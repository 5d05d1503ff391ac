export const otherSideLetterPreview = {
  mark: 'LUMARA',
  day: '2026-04-01',
};
