// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminFilingDownload: '7131148b00ec4f4256d6e533c7fb42f449dada4972e5dbebfad27e296706147e',
  AdminFilingDownloadList: '72aef5b723a3d1f94a76aec72a3919bb5ea64cc5c404c02e14504ebbabfa60b4',
  AdminFilingDownloadNames: 'fb48c295ca9272af5e81292ddbffa40753a3b710ccffb6378e87d6c4df12b000',
} as const;
