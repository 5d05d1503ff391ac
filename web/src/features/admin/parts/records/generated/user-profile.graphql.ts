// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUserProfile: '1e35bfd18d1d3c42df63c33f020e2d7202990fb69629b27968f50f301923685a',
  AdminUserProfileList: '994771d8728f8959c13eea914c5cc76122e3ffa683d27c9f6346b6b04a7d0c2d',
  AdminUserProfileNames: '91216d3b9fa6f5941978a52d5387f03ed3650a426b82478fafb7712179b3bbbc',
} as const;
