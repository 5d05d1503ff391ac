export const monitoringReportPreview = {
  brand: 'Lumara',
  from: '2027-03-01',
  to: '2027-03-07',
  next: '2027-03-15',
  searched: 14,
  unreached: ['temu'],
  late: 0,
  found: 4,
  reasons: ['Other goods', 'Other goods', 'Own offer'],
  kept: 0,
  threats: 1,
  link: 'https://cotta.test/portal/monitoring/01940000-0000-7000-8000-000000000001/report/2027-03-07',
};
