// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminTrademarkIpoData: 'cea8c8f80a1ee0346d0b0cb1e87f896ac011a233e935fbf9c1894568d3ec355d',
  AdminTrademarkIpoDataList: '1f4aa91ac264d7aab01af5514ed0892f9e76ed9ee7dd17dd30a89611205d719f',
  AdminTrademarkIpoDataNames: 'e9afd278cb01d742be3e415161626191fe0fa0578406d69cdf7cfa1db56fe3eb',
  AdminCreateTrademarkIpoData: 'a512317ae9ff0815543168f49e1ba668696f3fee47e91fb8afbb3012bb904c16',
  AdminUpdateTrademarkIpoData: 'f5fec488235b3b00f9463eecf0d4f464980d38b6ec917d260bc2f464ecd97037',
  AdminUpdateTrademarkIpoDataList: 'abda7408e05abf7c250b6018c8b6f5c605fcf2789c5a7af67208b7152882ec20',
  AdminDeleteTrademarkIpoData: 'c2ccbaa3d8b7390b134ac947a06004f2492019572ead8c0f5acc99181a88b508',
  AdminDeleteTrademarkIpoDataList: '54e542bc92ecfefe67e1fa9fede56c034e98354f5087cad971bb7bf91d322876',
} as const;
