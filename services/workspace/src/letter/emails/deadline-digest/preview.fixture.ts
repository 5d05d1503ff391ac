export const deadlineDigestPreview = {
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
    {
      key: 'k2',
      mark: 'Velumora',
      jurisdiction: 'CH',
      state: 'in grace',
      date: '2026-09-20',
      opens: '2026-09-20',
      grace: '2027-03-20',
      reminder: 'grace notice',
    },
  ],
  link: 'https://cotta.test/portal/trademarks',
};
