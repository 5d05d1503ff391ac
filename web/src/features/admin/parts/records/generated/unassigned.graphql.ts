// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUnassignedAccounts: 'c2dcb58dbc21a7110c6aba93db6492828275f1cbcab9738daf2d853fad57058b',
  AdminUnassignedCases: 'e743b38c287def538cc43beca1ed1d44ab6e21a92d85a757e7140ad435d54c7f',
  AdminUnassignedRequests: 'af6e6462859da99ba589ac75df47aa14e127bc15355f4a256e7027ed059b12f2',
  AdminUnassignedSubscriptions: '24af7d11db30adba148e32bf5ea1b4f7f60eecd44c124b3dff6d557124eac517',
  AdminUnassignedTrademarks: 'f41d998fa5ccc4443598ef99d5a118cde57bfbdc8105afe45e36f3618da199c8',
  AdminUnassignedWorkspace: '488ab0ead544ed2718d8106bb5897225321a75b6f0a03ce522ceb8f0a5170e6e',
} as const;
