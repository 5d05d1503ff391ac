export const officeActionDraftPreview = {
  notices: [
    {
      key: 'k1',
      mark: 'Lumara',
      jurisdiction: 'EU',
      state: 'open',
      date: '2027-03-20',
      opens: '',
      grace: '',
      reminder: 'office action draft',
    },
  ],
  link: 'https://cotta.test/office-action/01940000-0000-7000-8000-000000000001',
};
