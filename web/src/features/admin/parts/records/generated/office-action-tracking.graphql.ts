// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminOfficeActionTracking: 'd68251b223a2af797068a1bef50642987d32e2d93a506f2cc7b271d6c9722db0',
  AdminOfficeActionTrackingList: '342be86dd5003f70b58dbb233a690948895cd41e8762f971837674b1061cdff5',
  AdminOfficeActionTrackingNames: 'c578526620fe5e47679e1a5df1e34ca936cac0cfcacf1dd9bef37f05b4906a88',
} as const;
