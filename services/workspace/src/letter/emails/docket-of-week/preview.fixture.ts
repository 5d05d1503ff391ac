const date = {
  key: 'k1',
  mark: 'Lumara',
  jurisdiction: 'US',
  state: 'open',
  date: '2027-03-04',
  opens: '',
  grace: '',
  reminder: 'office action',
};

export const docketOfWeekPreview = {
  held: [
    date,
    {
      ...date,
      key: 'k2',
      mark: 'Velumora',
      jurisdiction: 'CH',
      state: 'in grace',
      date: '2026-09-20',
      grace: '2027-03-20',
      reminder: 'grace notice',
    },
  ],
  heldTotal: 32,
  open: [{ ...date, key: 'k3', jurisdiction: 'EU', date: '2027-03-20', reminder: 'renewal' }],
  openTotal: 1,
  link: 'https://cotta.test/admin/deadlines',
};
