// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminLetter: '8cad2b9aefcc67bb2f4cb657cb150e0a2288522038b58f53d4b6f95438d7c4bd',
  AdminLetterList: 'bfd4eb4db14cef25b38ad3bf22901f9210505b5ba98068d7b87d54d661049336',
  AdminLetterNames: 'aa39843aec71ea5ec50272090e5ab5edbbdd15b30b353705f7a34271f675a530',
} as const;
