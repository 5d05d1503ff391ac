// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCaseInfringement: '0dde8c7ffb39a2881a0cb4d72923db553ed7846d89e9f2e7f15967acb14a9aab',
  AdminCaseInfringementList: '22b1d135626264628ed0dbed685163fe524cbe697aa5752a45f159a47c91a105',
  AdminCaseInfringementNames: '675cb6e3ca3d5f1a23bfadc2f9c91d3f6b6361e1cd2d24a8dfd7abee52c42382',
  AdminCreateCaseInfringement: '27c794dd48142a00b9f4b5ca75a8a9ba331a6052dd9a112d38c2290a550d6805',
  AdminUpdateCaseInfringement: '81831b850c9bf9e83a5811f72fcca519998539030f9b4a167d4ed8af9cc4bf4f',
  AdminUpdateCaseInfringementList: 'f68a2e28034d143cb5535a1ffda4f7f7a5343ed8205ae4fe99b54da875e4846d',
  AdminDeleteCaseInfringement: '8f9f6e7109acbd50be0c7db3d1196c26ed67b71b6c858a57a2d4fa0fb10c1fa4',
  AdminDeleteCaseInfringementList: '610d72dc28ad70de69371461da9f906254fcaca84315bc57cecd9c8c30d042e6',
} as const;
