// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminReportRecheck: '2c0239ce31f2bb2d217bdd89552bef06a03acdb2b88b04a299f674c06eecf9fe',
  AdminReportRecheckList: '6f964ceea672cf931fe826c97af2c465e616851d5a847d295651b6cce7fc27e2',
  AdminReportRecheckNames: 'b94482cbd2f59a15484f278fa291523a1ef41e02722b5c6d8c6b67e2cf0dfa98',
} as const;
