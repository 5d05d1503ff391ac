// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminReportVersion: '76438a6b82d912f82409db2059a78cdfeb84e39b311601e78ca4411dec80f25d',
  AdminReportVersionList: 'c9df76f458e49b49d47391f2be582d2699763a58bdb5ad11e7192f4122546288',
  AdminReportVersionNames: 'b73b7912978107179b1403e127afdcfad9c1db3a4cd2801245a6adb9ea7a1078',
} as const;
