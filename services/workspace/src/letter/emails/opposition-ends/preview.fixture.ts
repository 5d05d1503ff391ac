export const oppositionEndsPreview = {
  notices: [
    {
      key: 'k1',
      mark: 'Lumaris',
      jurisdiction: 'EU',
      state: 'open',
      date: '2027-03-20',
      opens: '',
      grace: '',
      reminder: 'watch result ending',
    },
  ],
  link: 'https://cotta.test/portal/trademarks/01940000-0000-7000-8000-000000000001?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=01940000-0000-7000-8000-000000000002',
};
