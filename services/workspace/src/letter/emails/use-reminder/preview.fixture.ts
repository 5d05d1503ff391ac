export const useReminderPreview = {
  notices: [
    {
      key: 'k1',
      mark: 'Lumara',
      jurisdiction: 'US',
      state: 'open',
      date: '2027-03-20',
      opens: '',
      grace: '2027-09-20',
      reminder: 'maintenance',
    },
  ],
  link: 'https://cotta.test/use-in-commerce-request/01940000-0000-7000-8000-000000000001',
};
