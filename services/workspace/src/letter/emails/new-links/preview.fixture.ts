export const newLinksPreview = {
  orders: [
    {
      publicId: 'V-7K2M9Q4X',
      mark: 'Lumara',
      link: 'https://cotta.test/verification-summary/s.token',
      needsAccount: false,
    },
    {
      publicId: 'V-3F8T5W2N',
      mark: 'logo',
      link: 'https://cotta.test/portal/order/0190a000-0000-7000-8000-000000000001',
      needsAccount: true,
    },
    {
      publicId: 'S-9C4B7D2H',
      mark: '',
      link: 'https://cotta.test/trademark-renewal/form/r.token',
      needsAccount: false,
    },
  ],
  more: 2,
};
