// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminFilingTracking: '08c82855cdc396831a011d2915c9d821d6c64581146211e4913335f8f23592ed',
  AdminFilingTrackingList: 'c82704dc7dd6df86689bcba8489e9adc57a9cce6f94b2f05d01b27eadf57ddc5',
  AdminFilingTrackingNames: 'b96c600dcbd0c69ce5c8100c5897d3b4f6511b48f5b60677087b11b27952ec2b',
} as const;
