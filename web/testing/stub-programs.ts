/** A key whose secret is alone, so that another can be made. */
export const oneKey = {
  partnerClientList: {
    __typename: 'PartnerClientPage',
    items: [
      {
        __typename: 'PartnerClient',
        id: 'k1',
        version: 1,
        name: 'Bookkeeping',
        scopes: ['TRADEMARKS_READ'],
        createdAt: '2026-11-03T10:00:00.000Z',
        secrets: [
          {
            __typename: 'PartnerSecret',
            id: 's1',
            hint: 'wxyz',
            createdAt: '2026-11-03T10:00:00.000Z',
            lastUsedAt: null,
          },
        ],
      },
    ],
  },
};
