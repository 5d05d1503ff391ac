export const promiseMovedPreview = {
  mark: 'Lumara',
  publicId: 'V-7K2M9Q4X',
  first: '2026-11-24T11:00:00.000Z',
  promisedAt: '2026-11-25T16:00:00.000Z',
  because: 'The register of the office was closed this morning.',
  zone: 'Europe/Prague',
};
