// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminDiscountCoupon: '97b857d71b5762033fb7f9af74034e130a4867cac31972487b5ebc7023981834',
  AdminDiscountCouponList: '4e96a15d4e181a1557d65414e3bdf24ce4338230c4796f34c68002a92681d5c6',
  AdminDiscountCouponNames: '2310a9e93c7feb9fb51919a84431ab133af533c06b178602a129a93ddaf0b0eb',
  AdminCreateDiscountCoupon: 'a9a12a55015c9b41999b15f92bfb2da704dc1f715a2f1d79f22a7b8ec9ce7607',
  AdminUpdateDiscountCoupon: 'fabbfdae6743d975fd985b5a23aa9d863c455c224ffb96101c9bfcd1e9105164',
  AdminUpdateDiscountCouponList: 'eda208999a075cefbe8f9ff4c1fd3a11490b5846e2ffb4c45630847521b60c2d',
  AdminDeleteDiscountCoupon: '04309c6a11e362f0aec389ac7f1f2544bcf71d1cdd4acf9c23b9514fd9827cd0',
  AdminDeleteDiscountCouponList: '891f268ab180fdc0b55bcff6a717645cf2cdf6ac0a7018e245e2c7a89f4a7d0e',
} as const;
