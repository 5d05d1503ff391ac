// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminExchangeRate: '6c431a5b59d806c8f273b5c1b6854f1d0905ec06b33a1ee3fe855a5794da9c22',
  AdminExchangeRateList: '7c39525634128edef26156e500d8714a802908cf6e609503e6f5ec979993f59a',
  AdminExchangeRateNames: '1965b4153e95131352a19a3fa9f59f97284fe9b611116885e39c987cb0faac2f',
  AdminCreateExchangeRate: '34714b5e5e17bc8f55b67c5fe9b20894d58c8cbd349497e7db06ecb388f772d2',
  AdminUpdateExchangeRate: 'cc595220e496d6ca6f724569a89f2eb674251b01a5986e64f6e4ee50ea3fcb9e',
  AdminUpdateExchangeRateList: '9cbf5b09612c0fc8bc6e9832904e44a33b8405e719fe27c79bc1142a0e601040',
  AdminDeleteExchangeRate: 'f657c5fdda5792ac0380dbbb436d08f672408f099b611b2063f9208d4997816e',
  AdminDeleteExchangeRateList: 'ce41400711e68bdb28b57118d9404c7ebf359baee1cd03e554442a79e601ef1c',
} as const;
