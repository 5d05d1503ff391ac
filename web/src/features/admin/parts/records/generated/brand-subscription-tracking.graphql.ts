// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminBrandSubscriptionTracking: '8aaa36c2eac7eebf9c3fe77502f26beb554c310eb2e40d3d860250588d1aa7ff',
  AdminBrandSubscriptionTrackingList: '4ed8c62691c57acd3adc14820cf4efae4c62c8cd58a1e743056fb5ad53c6b6bd',
  AdminBrandSubscriptionTrackingNames: '295753d5002036bf6960354346bea20d683662fd500ece37fab99f612906242f',
} as const;
