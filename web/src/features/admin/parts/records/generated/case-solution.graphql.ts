// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCaseSolution: '8395a5ea2fbd96c2549b85b1bd0e2f903946da8969df74b2bc269c29363a298c',
  AdminCaseSolutionList: '663bf8b21a9423f114f469480cd2fd3a5af7806db16de2c43a206319492d156d',
  AdminCaseSolutionNames: '3b91b6cb739b14f3ae82ab8bac838e87d69e146f4131a53b003f527923041b53',
  AdminCreateCaseSolution: 'e6fad4df945899da79e463e6df491875e0f15c6955d3237df9acad355ecc2377',
  AdminUpdateCaseSolution: '9ecaa57fbf4ec65659f6b5fed1c2b7ac5c76028b24927bccff304e99959e024a',
  AdminUpdateCaseSolutionList: '15c035de4e6e0f2b27ea431f27da57f7ec0c9777032a6837b863ec5e3c9ea485',
  AdminDeleteCaseSolution: 'b61992703b37783c54d6b4b1dd992648a8ec628877902efb4cae3775b9b74e91',
  AdminDeleteCaseSolutionList: '552b611226c91ace14368c96844292c9e5b3d3a4cc60e44d4574943a4d831fb5',
  AdminOfferCaseSolution: '4f844df8b932329b364fd24c236429d28dfb09f4c4e8e8ee2eecc0e26241881a',
  AdminDeliverCaseSolution: '735c841cbcc50d696bbe4b823487e5f31c0cf570006839f6bda99a85c3bd24ff',
} as const;
