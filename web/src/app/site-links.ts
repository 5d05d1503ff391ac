/** Where a page of this site leads: by group its links with their words, as header, menu and footer offer them. Only what is there. */
export const SITE_GROUPS = [
  [
    'start',
    [
      ['/verification', 'action.check'],
      ['/trademark-search', 'nav.search'],
      ['/class-assist', 'site:classes'],
      ['/#how', 'site:how'],
      ['/#offices', 'site:offices'],
      ['/book-a-free-consultation', 'site:consultation'],
    ],
  ],
  [
    'services',
    [
      ['/trademark-registration-with-trama', 'site:registration'],
      ['/international-trademark', 'site:international'],
      ['/trademark-strategy', 'site:strategy'],
      ['/detailed-pricelist', 'site:prices'],
      ['/trademark-renewal', 'site:renewal'],
      ['/trademark-ownership-transfer', 'site:transfer'],
      ['/brand-protection', 'site:protection'],
      ['/legal-services', 'site:services'],
    ],
  ],
  [
    'learn',
    [
      ['/trademark-academy', 'site:academy'],
      ['/trademark-dictionary', 'site:dictionary'],
      ['/trademark-questions-and-answers', 'site:questions'],
      ['/country-guide', 'site:guides'],
      ['/blog', 'site:blog'],
      ['/faq', 'site:faq'],
    ],
  ],
  [
    'company',
    [
      ['/about-us', 'site:about'],
      ['/terms-and-conditions', 'site:terms'],
      ['/privacy-policy', 'site:privacy'],
      ['/cookies', 'site:cookies'],
      ['/legal-notice', 'site:legal'],
      ['/verify', 'site:verify'],
      ['/developers', 'site:developers'],
      ['/portal/login', 'site:portal'],
    ],
  ],
] as const;

export type SiteGroup = (typeof SITE_GROUPS)[number];

/** What stands in the header itself; groups open from it. */
export const HEADER_LINKS = [
  ['/trademark-search', 'nav.search'],
  ['/#offices', 'site:offices'],
] as const;
export const HEADER_GROUPS = SITE_GROUPS.filter(([name]) => name === 'services' || name === 'learn');
