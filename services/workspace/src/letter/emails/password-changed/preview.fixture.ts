export const passwordChangedPreview = {
  happenedAt: '2026-03-02T10:24:00.000Z',
  link: 'https://cotta.test/portal/forgot-password',
};
