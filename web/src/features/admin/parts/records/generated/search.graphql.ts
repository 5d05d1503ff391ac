// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminSearchAccounts: 'e0e5c33c48d5e189ae45f0949e6fddd30546a113d376479c2dddfe267c9e8353',
  AdminSearchCases: '5ced16f08ee1c31e0371f52a41eba7886bbec3fa3a591b50e7aca95df86c5786',
  AdminSearchInvoicing: '432208b21db8f075dfac08dfe406ff8b6434e2a807d05c44319bf4c188be27f7',
  AdminSearchRequests: 'f4cd1eebc890e7a5529a3a65641e19ced4c9142ad5422a9dfd2271693cd2eb78',
  AdminSearchSubscriptions: 'ef4f550e857f7637b795853d43da7f7f4a6176cb1185021e4138ec09e7c6ac55',
  AdminSearchTrademarks: 'ef3c92e8e661fc8f0330a631d93f22c68e03b4c69ead92b439981e75714a18ed',
  AdminSearchWorkspace: '49dce533729f85714bff86d9e4766df3907d9a3d838420bf3d0668cece332291',
} as const;
