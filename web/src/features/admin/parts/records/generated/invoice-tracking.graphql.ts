// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminInvoiceTracking: '27154831b10827270034ed3ccfb638ec06dc07c779034178472c6e953854be1c',
  AdminInvoiceTrackingList: 'ef6ea3e72ae036c1db9506393c4d79c3870a753286d33bff2f2468d9cc8b7ce9',
  AdminInvoiceTrackingNames: '6bcc4e7e81141b55890422a3803b5054a358f49d9b66ab4d88d3b94d9270b2f1',
} as const;
