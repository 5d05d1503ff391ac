export const brandNewsPreview = {
  brand: 'Lumara',
  link: 'https://cotta.test/portal/cases/01940000-0000-7000-8000-000000000001',
  day: '',
};
