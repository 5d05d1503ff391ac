export const renewalReminderPreview = {
  notices: [
    {
      key: 'k1',
      mark: 'Lumara',
      jurisdiction: 'EU',
      state: 'open',
      date: '2027-03-20',
      opens: '2026-09-20',
      grace: '2027-09-20',
      reminder: 'renewal',
    },
  ],
  link: 'https://cotta.test/portal/trademarks/01940000-0000-7000-8000-000000000001',
};
