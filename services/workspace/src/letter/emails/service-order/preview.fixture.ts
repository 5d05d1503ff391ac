export const serviceOrderPreview = {
  publicId: 'S-7K2M9Q4X',
  news: 'paid',
  service: 'trademark-renewal',
  mark: 'Lumara',
  jurisdiction: 'EU',
  link: 'https://cotta.test/portal/service-order/0',
};
