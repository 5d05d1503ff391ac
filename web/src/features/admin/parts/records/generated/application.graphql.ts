// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminApplication: '841f91a7b354eda36ca226a7897c7d3464cc3764b4cc2b2152b54ec3f57fe7d2',
  AdminApplicationList: '84b7d4ddbaa4cfe6b4f378e738c6dc15eaf4da215a23e334838b0476984048b5',
  AdminApplicationNames: 'f880cc45483fb3c72b32984d2849e91e76e2f2f58a5289744b177c0abe13e1f3',
  AdminCreateApplication: '7fc283643c6a017308c8bf6b0cc77de6a2035e9054bbc2286d8843034a870c12',
  AdminUpdateApplication: 'ddb5532966c591192c845a5ff054d54e613b2fb324258247d5106ff2ab701dd4',
  AdminUpdateApplicationList: '168109aecc11dfbecbb1d7c7a714f842cfdd2663b5735dda337895c30b90c2dc',
  AdminDeleteApplication: 'e25257f58f0dbeba260c1b4bf2841e7d407799765b6de9761ef3f3a19796a53e',
  AdminDeleteApplicationList: '3842412112cc6d75c1a94b58d5c8afd8da14b9563b0103c83231cb0f647f7f4a',
  AdminChooseApplicationParties: '85c4ef72cb48212a74e39faab409d5a1d6578351bd82c9fb60b39138b7435a3d',
} as const;
