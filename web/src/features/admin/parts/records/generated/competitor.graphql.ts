// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCompetitor: '2dc97a238f9209fcc6346504261f6468aca19e3191c14307cd56a48c8f304e7b',
  AdminCompetitorList: '28faa27a783c86fbe0fef2e2e1f4d8e2781dc7410d9b381992c74d55826ff441',
  AdminCompetitorNames: 'd89529ee2a91685ea970e0a4d081893e1e85d069fc073324cf2b62d1ce5b58af',
  AdminCreateCompetitor: '88417dd5f036f79baa89446c0fd6629225db2a0975399d604bbd0c19c41e56a1',
  AdminUpdateCompetitor: 'ee4e8db2a02e0997382c4bd5870d2d5c0a480b70c46cda40c79ed37cb5ec89d7',
  AdminUpdateCompetitorList: 'eb0fd6a5d679a0c945b36e666981d24fdd37a986c7c5c0b0d243a4c88c275e8d',
  AdminDeleteCompetitor: 'ea8c9d8de17270622cde895159613a254641851368d3a47d463055f7500795e6',
  AdminDeleteCompetitorList: '2788670438b56df94b401da70908d56b9d7839cf20ab924b3fad33908bcf6fc1',
} as const;
