export const priorityReminderPreview = {
  notices: [
    {
      key: 'k1',
      mark: 'Lumara',
      jurisdiction: 'EU',
      state: 'open',
      date: '2027-03-20',
      opens: '',
      grace: '',
      reminder: 'priority',
    },
  ],
  link: 'https://cotta.test/portal/trademarks/01940000-0000-7000-8000-000000000001',
};
