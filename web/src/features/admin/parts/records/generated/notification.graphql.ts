// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminNotification: 'fb9a015705d867b7bf5b5ad9ae7704d110fc8986901169795cecd247d1d447b5',
  AdminNotificationList: '100a6a50586853dd6a14bb7106cab0ff1433c31c80e46fa350d47e417a587192',
  AdminNotificationNames: '1348bc91a661c2874a8bc4650d46a81b3f3345e53c8a03b26c2d9748af4221dc',
  AdminCreateNotification: 'a4d580cd1de768a3a9a336ccac48e5102c30888ba2b35c0aaa9a63e77eaca9c2',
  AdminUpdateNotification: '9c45fb35ea1bcc1522cf63bfa444ccd2d4f2b9a24de044ddc4df306b8579730e',
  AdminDeleteNotification: 'fec4b6ca06f36723b0e9158d2dbf8137e1cee8ca725b824095acf1d0b3ebf529',
  AdminDeleteNotificationList: 'bac90b77a2905ac077c645ad0a4072e49bb42df68002451c30fb9321bceb419b',
  AdminMarkNotificationSeen: 'b5c91181d119edde63ffcb121831cb88c0f4ca28c6ccfe3d890a5f597a930707',
} as const;
