/** Where a page of this site leads, as header, menu and footer offer it; `label` is a key of the common words. Only what is there. */
export const SITE_LINKS = [
  { to: '/#how', label: 'nav.how', inHeader: true },
  { to: '/#report', label: 'nav.report', inHeader: true },
  { to: '/#offices', label: 'nav.offices', inHeader: true },
  { to: '/trademark-search', label: 'nav.search', inHeader: true },
  { to: '/class-assist', label: 'nav.classes', inHeader: false },
  { to: '/book-a-free-consultation', label: 'footer.consultation', inHeader: false },
  { to: '/trademark-renewal', label: 'footer.renewal', inHeader: false },
  { to: '/trademark-ownership-transfer', label: 'footer.transfer', inHeader: false },
  { to: '/legal-services', label: 'footer.services', inHeader: false },
] as const;
