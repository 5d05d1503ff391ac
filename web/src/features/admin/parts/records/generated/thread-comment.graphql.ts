// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminThreadComment: '8d9af5576cd3861460e6136f5d1b75a067e0a61f460de47a4a324ac591e15772',
  AdminThreadCommentList: 'a470a826c551fdb6db6fa7e6beb30c4ebecd1c7e552432dcdbc3f4f2187c8882',
  AdminThreadCommentNames: '633f0b3b4c832d977f09fb7138e17c9cf1753c462c03f0a8ad6043cc966a300c',
  AdminCreateThreadComment: '04c8b8197d38416904d2a09cac69fac66c112dc6b56654ee1085f86959eca5de',
  AdminUpdateThreadComment: '7960881db5fa4ba9baf463ec37dc4c214d1c2785cad725e9133bae3b052cf097',
  AdminUpdateThreadCommentList: '9ce843207830ed5ccedf0ed03649640bc9515da60748748a6b1de68bd61e65a1',
  AdminDeleteThreadComment: 'a78d2e265d471bfcd82cde2dd8bde8df4f4992a9ffe8fb5ea8910e2841ff84f4',
  AdminDeleteThreadCommentList: '2e26ceecb2571e2639618e785dcc710bc4dac9eb3818e9ebd30ddbf0c81d6c83',
} as const;
