// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminBrand: '7d9c2a35ab20c2a27f0decb140b3d4d17ffbb1fd38fcc84ff0598c8cd10a6a20',
  AdminBrandList: 'd61f3139d8c28ae4da5d9d158b918f67020914b49b75173529554249d731e687',
  AdminBrandNames: '13cf91b988d0443399808bcadfe4f8eb7ebeb6bd8208b18014ee16a3ce19e3da',
  AdminCreateBrand: '773f84a4cf04059516ee42d3865cee1c0104a7bf552ad695a11d8931c6a7fe90',
  AdminUpdateBrand: 'b555cfb53a74532321a32c4838bfff110b2d0a13c7f3998c165cf4b042b61ace',
  AdminUpdateBrandList: '8c1a5ab32b72d33c93bdc73408b628be1a722ac62211e9b8a21415ed182ac946',
  AdminDeleteBrand: '64ac55c4d79bd85a67d350c593762400b2201d86c2170b7d1692f7b5b56103c2',
  AdminDeleteBrandList: '8031b8c78578eec5b3d0c5c5e6ec28ca23656730a5ff923450d7957a1b3c8485',
  AdminRestoreBrand: '8080a300938539256f8d3d3d0a0bfd30a5ea22ce969bfb156e1c19fea39c88c2',
  AdminAssignBrandItems: 'cf0c02f049a58e765ad7568961210072aa38086d16dca293943a4e7638334e9c',
} as const;
