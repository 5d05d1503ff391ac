// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUserProfile: '715452ed322ca9e2b043eadefeb6742922bfdbf87f3ae4c6a5cc0a4e51708c2a',
  AdminUserProfileList: 'ca6130c417e8a071d6bdfb3bae812bea1e6e6e2613372b3f54a22583252ad58a',
  AdminUserProfileNames: '91216d3b9fa6f5941978a52d5387f03ed3650a426b82478fafb7712179b3bbbc',
} as const;
