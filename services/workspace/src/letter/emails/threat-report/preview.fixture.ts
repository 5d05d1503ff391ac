export const threatReportPreview = {
  link: 'https://cotta.test/report-brand-infringement/t.preview',
};
