// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminProductTracking: '8a98c4df005185032f37a3a81e7e2c7cedad7533792e47b71c4828e3c3197a58',
  AdminProductTrackingList: 'bba6c2b5efe57a636cec0bdfd35874fbd27cd173db67f0c158ef1295ef99cd3f',
  AdminProductTrackingNames: '1d4272136da5d16ec16fe39e63b83341a9257961a7f48e206df667c1b9792fe0',
} as const;
