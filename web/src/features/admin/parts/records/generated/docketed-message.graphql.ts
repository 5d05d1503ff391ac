// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminDocketedMessage: 'c88be80ee26dcd43e4668dbf3ef69c9dcdbeadab17270f006e9ed324346f4865',
  AdminDocketedMessageList: '25ffc56d2a906ddd07ac2298c7d38d84a8568711983e96bd27e3378c5d5756a2',
  AdminDocketedMessageNames: 'd6f23aaa4643a23e1777181622a924f8a3895d50c1aa136290fe0769b6faeac7',
  AdminCreateDocketedMessage: 'c6285aeac7f704ed25cf144f6f604066655524a6fd871bbf0be90887a50ca1d9',
  AdminUpdateDocketedMessage: '29d2c8d90797ba0080413e607582feb69b9cdabfb6ad4ffc58f7cbac1dd4b628',
  AdminUpdateDocketedMessageList: '63ad837ffc9f3bee10c8d80d9c8a714cc8915dc1269c2078ae7c557755d90a1f',
  AdminDeleteDocketedMessage: 'bbe0ca1ffc8f75381ec6bd906eb9bc13b365110c0c26504112b03125a885e547',
  AdminDeleteDocketedMessageList: 'd367db4263a0638498f66eb2c774db66113a6c312bc8d6478579d9368c6b8543',
} as const;
