export const markNewsPreview = {
  mark: 'Lumara',
  jurisdiction: 'EU',
  number: '018123456',
  link: 'https://cotta.test/portal/trademarks/01940000-0000-7000-8000-000000000001',
};
