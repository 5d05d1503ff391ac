// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminFindAccounts: '5a1a9d2365b9071b217d991d1fc94e3188ff6553c8ac03dc40369be51999e02a',
  AdminFindCases: '00183afc745ef21b16ba7faa1d7cdf43f8569f6514097e0eabc2d9fef28cdabb',
  AdminFindInvoicing: '9c42e8effb9e0f192eb2ce7a8faf57a20d8f9195d8f9b0ac101339731187f7db',
  AdminFindRequests: 'b8f635e0b0117f620c555a28d1d4ad4f8f296af1c178210a41334526f7c1836c',
  AdminFindSubscriptions: 'ab7e81af8519d7403a59f19d590aa10c27bc10f8a7821db1658d0efb92624145',
  AdminFindTrademarks: '88f9fba13e06368b78ac471a392cb52d184f9c33d8b27bc3bea54d8832955bc2',
  AdminFindWorkspace: '6e3f14de6252709dd108806b3c94a3ae639ee806d3d5c4c61dad263633835b55',
} as const;
