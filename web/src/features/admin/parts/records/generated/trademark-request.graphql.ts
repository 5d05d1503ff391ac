// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminTrademarkRequest: '5eac21f999d3f874227fe02204b1332a87f502c3238fca197e6f88a4bd9ef195',
  AdminTrademarkRequestList: 'bb347a6729733bf8eabf1a1341204e98e1f13bedb3eb7cfab122903657c28ee8',
  AdminTrademarkRequestNames: 'dc773f0051e788852deeffdce78a8be1238a58c07f358d9d7ce958db26d9e243',
  AdminCreateTrademarkRequest: '7698e5ff26dbecaa500a592a1be49de949c732513de721ec8cd51bbcc5ff420e',
  AdminUpdateTrademarkRequest: '99303bd6f8c41ad6071784d669b23bf14bfe26689e561937d9844adeb1a37789',
  AdminUpdateTrademarkRequestList: '82340c30e8ce2d9e0f455da4832605dae50b152d7ce0e35403d51c7d95434b96',
  AdminDeleteTrademarkRequest: '2eda2435242803c91f3c5a2248b536109a753d8107c7df4b6921695456cdcacc',
  AdminDeleteTrademarkRequestList: '5705f3fc46cb61845b35a2d5f16914c96d3585642ca5f8390fb6a6725a259a28',
} as const;
