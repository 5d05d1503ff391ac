// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminTrademarkDeadline: '07a91b7157cf45a86976853635745dfc479a256a563e01a712b09e0f6827d967',
  AdminTrademarkDeadlineList: '59560b9f7c4f56652b89b06cc82a27f41ea7908bf2fba5bb5e67bdbffb7f5953',
  AdminTrademarkDeadlineNames: '422342372bc3798772bfe9d6b1ca5e74db463154beac368924f7ba34e732ebb3',
} as const;
