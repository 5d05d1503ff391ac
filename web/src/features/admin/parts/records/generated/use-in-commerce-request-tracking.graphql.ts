// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUseInCommerceRequestTracking: 'e90305c38edb02a141ccf8dae4f4194cdb5667c856898be253692070ac689021',
  AdminUseInCommerceRequestTrackingList: 'a79f84ff3a2311dd16c2b8b108d1da672527ccbe57ddff51f177b5fcb96986b7',
  AdminUseInCommerceRequestTrackingNames: '4612b8107fde561cdf74f6a9528a83cd98cd6b57a75859fad442422a276a120b',
} as const;
