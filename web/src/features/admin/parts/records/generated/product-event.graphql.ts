// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminProductEvent: '0c47749fbaee00a85610c693666619f7b01f40cf28510b37eb78f19c06223127',
  AdminProductEventList: '0f3e94f5e47294a530f148d15cfca459844de2cd8a15d08a142128bcacecd711',
  AdminProductEventNames: '3c4643e9f6af4056c47bd4950b5aa7f6c87debf0d120db883085cd672843e9cc',
  AdminCreateProductEvent: '6b2b754db9eee3c5bdc05dc4a2a16c794917b426ba7217e2b12dccd9d2cba6f2',
  AdminUpdateProductEvent: '1a79e788d85a5fc655c5d05bc3aecf22332b9449a0f1ff85b1c7cbfe9c5c98c0',
  AdminUpdateProductEventList: '6bd92a65f3210430acf2e4054b92de3c90ffc8e6e681c48e869d8cb986380bc8',
  AdminDeleteProductEvent: 'dfd5492bed3e4ce31d663bd85c7d242df23f86557b19bf88a0c878d80eaf54b5',
  AdminDeleteProductEventList: '32b700d58b6b48a685f97b268e7440352952075805404df75f3158b40767f3ee',
} as const;
