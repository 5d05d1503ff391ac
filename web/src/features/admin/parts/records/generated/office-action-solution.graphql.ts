// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminOfficeActionSolution: '9b63c9be94a625de028e2b2fc920854c532a964d3b9afa0764a94a3de1286555',
  AdminOfficeActionSolutionList: '00646d8dbf90bf3111aebe31e704c0f4957346badcc0149c556f0fe9310c8192',
  AdminOfficeActionSolutionNames: '7125fbfb2cde3ce90746715c06192dd9aa2955fa6a96cd12e56fae9ebe0ce449',
  AdminCreateOfficeActionSolution: '70486bac0e96510128378df1bb407aaa51ea1f0498f7d72cc15dd932a5c5a957',
  AdminUpdateOfficeActionSolution: '2f41dab6933b0d1d78fc4352849e969b030a7a910c2f0195bd82afb9d7b82484',
  AdminUpdateOfficeActionSolutionList: 'fd4ec6ec4ce2a6e0f3dee79e83fa2ab8c0f0ef3f6b9aa319f601bf3fca8e8b27',
  AdminDeleteOfficeActionSolution: 'c964a0765c48361e396fedaba63f7335c636d313c620f47269c181768e537ad8',
  AdminDeleteOfficeActionSolutionList: 'a3a8513e2130bd6162996ead6917f63c780214757c3b3173a50d52aefce7744f',
} as const;
