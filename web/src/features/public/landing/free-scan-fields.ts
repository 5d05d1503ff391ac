/** What a free scan asks for, in the order of its form. */
export const scanFields = ['brandName', 'brandWebsite', 'channel', 'contactName', 'contactEmail'] as const;

/** Where the brand sells or is talked of most. */
export const channelKeys: readonly string[] = ['own-site', 'marketplaces', 'social', 'app-stores', 'shops'];
