// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCaseCounterparty: 'a0ab0ab830315df9daec913df927495d8be35d2ab6962df7ddbd644b89086558',
  AdminCaseCounterpartyList: '5859344ae22c7d97989df8a457de46713e0e1471c26c344381889722bf2a1ed3',
  AdminCaseCounterpartyNames: '905e7a1a4ab0c199c6dccc5b1b6faf25bd805aa6ed4e078281fd2622e14855c5',
  AdminCreateCaseCounterparty: '559268bd63a1925210ab145d4a11734105fb7023f5fd4ef3ecdc59d4f4d48225',
  AdminUpdateCaseCounterparty: 'abcf2d214c2a5199c1ba878a2ffd28726d6e186a081fc65e3631f17ba2549c40',
  AdminUpdateCaseCounterpartyList: '924ccb0724a95ed14d79a58a4af51b7c69ab8a7b5c8a61d0d8871ccb64f8c793',
  AdminDeleteCaseCounterparty: '3093e28fa81fadd4a1a737a5cd1a9924b0e116e5a436ac563e65aad289e50b58',
  AdminDeleteCaseCounterpartyList: 'd749da0b1a212631bdbd24b283e2943284d3c83f894690ce8d89dc68c1d8bbb1',
} as const;
