// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminFiling: '62154f688cfadbbe4c47adfdcabb8b207f7ca3440ec252fe4166dafc031cb144',
  AdminFilingList: 'f992cf2486c9417cdc20bce6e03d1f44b4672d15af671ba0f957cdf792524aaa',
  AdminFilingNames: '8f8b7347ae0ac159773206655d194f48c7ce586f1d9848012a49c4f5cffebe68',
  AdminCreateFiling: 'f615905ea7408d2a24b64d9460b1fb0588ec58eb7210767e16970b72b12f8429',
  AdminConfirmFiling: '34b95e296f6b475ea0851ff8abda59c1ef28c50074a113e2a731dbb33abe36c2',
  AdminCancelFiling: '7eeaee8c0816663d8bda46b9855c8375967f78a2250a7c9240b21b55824621b0',
} as const;
