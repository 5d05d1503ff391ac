// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminSpecimen: '50a39ef726976df90e99f1331431ae0fcc0f9240e7b7fec1c85cf8dbe5344b31',
  AdminSpecimenList: '05a7fdb5ff403a68aec5a39e10ac2542ff445c89c7a020cec07fc46e115cec63',
  AdminSpecimenNames: 'e94fe1e95c5347e0b9fe4bc1a4bf15ffc2caaa686738797c4d45d68914f2cf97',
  AdminCreateSpecimen: '10b421167e08f882f85b0a9e25db7e7896102c012b6ab8dec46fd7edeb8f00ea',
  AdminUpdateSpecimen: '05c6f6fa5a743cd188701511f4869e8fcb47c513775654a4344dd4305e02760a',
  AdminUpdateSpecimenList: 'aa46c257593a56d617f9701410b15dea349696712ac22522383b56d509c01e58',
  AdminDeleteSpecimen: '9058439a93024d7576e028e249d0bf26aa055ba398759e3bfbd81d57e393e83f',
  AdminDeleteSpecimenList: 'd25b8ee861d65d912619a6439eddd50c5cf7abd30324fd5fb3abfd19a4efb6b3',
} as const;
