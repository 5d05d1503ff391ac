// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminDocument: '38c49c25048c9d4655785a68bdf42bacab42fe6476d844eb8a6f877a8ecedd13',
  AdminDocumentList: 'bb5feb499d326bcdfb1a6211a48a4876b6a8156063058e41b0c71212ea771117',
  AdminDocumentNames: '3b1d708790baeff14c9604a2a154c8a5aab012c8b0729ecdddb8aa76ae90c9a8',
  AdminUpdateDocument: '4dd248fdbf7d0a694ff1cad558deca6ed2609aceb35e715577b2c250d5ff0d92',
  AdminUpdateDocumentList: 'e2924849e0332b729bca81498da995f5861fdb9c03bd46d436e9b9c63f74f7cb',
  AdminDeleteDocument: 'd77040ed3fa1d82d4fd4ab13b2ccc32b13902f0f2f65f88809435f495642c03f',
  AdminDeleteDocumentList: '0072c785dd23348e9f0fdbf4a9fd435006cf2fd68ccfb4d91b3a42192f59c679',
} as const;
