// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUserPaymentMethod: 'aa55d5ab50189ec8ad3f752985cc95931e2ff64411e79ebac6ddbd7464ca52b2',
  AdminUserPaymentMethodList: 'aa2845dd6c19105226082e80c753023aed540a30d31a0ed10cff9838a302457a',
  AdminUserPaymentMethodNames: '5de973b4f83057821f712f94949b9023a6ca040aade064949fcb700fe0da7ed3',
  AdminCreateUserPaymentMethod: 'b517e268be60b9ae8a31dd80ea9ee307c0a04f865f91ad694a46a74200c18756',
  AdminUpdateUserPaymentMethod: '5b0a9bb1cc9fde89570b067a92f332efdc2a51aa332f685a0fa6e23060c3e654',
  AdminUpdateUserPaymentMethodList: '7ed4b004677e1cbd2f51d56af332177a97c40873b7af55f4afb5226499d834f9',
  AdminDeleteUserPaymentMethod: 'ca10bcfbc5e43a47e1949acfac5570c2f024644fd2c1313aa5a92a0fa7222a58',
  AdminDeleteUserPaymentMethodList: '65b181a32c1df68dcd944a5ca4b8f653a02298f4b8722969a40540b1cea843bb',
  AdminValidateUserPaymentMethod: 'cbfeb50914d9e2a187dbfe103efb61bbe677f75a780c8724fda49fff3275b1ab',
} as const;
