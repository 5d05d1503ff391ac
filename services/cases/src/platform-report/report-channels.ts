/** Where infringements are reported, and what one has to know before: read in the platforms' own help pages and by practitioners, November 2026. */
export interface ReportChannel {
  readonly key: string;
  readonly name: string;
  /** Pages that one report may name; null: no limit is known. */
  readonly mostLinks: number | null;
  /** Takes a registered mark alone: the number is asked for. */
  readonly registeredOnly: boolean;
  /** What the other side sees of the report. */
  readonly shown: string;
  /** What the form asks for beside the text. */
  readonly asks: string;
}

const CONTACT_SHOWN = 'The contact address of the report.';
const NAME_AND_EMAIL = 'Name and e-mail address of who reports.';

/** @source brand sources, reporting channels */
export const reportChannels = [
  {
    key: 'amazon',
    name: 'Amazon',
    mostLinks: 50,
    registeredOnly: true,
    shown: CONTACT_SHOWN,
    asks: 'A mark of the country of that site, its number, the listings, and order numbers of test purchases where there are any.',
  },
  {
    key: 'ebay',
    name: 'eBay',
    mostLinks: 150,
    registeredOnly: false,
    shown: 'A copy of the notice with the contact of the owner.',
    asks: 'The notice signed by the owner or for the owner, and the item numbers.',
  },
  {
    key: 'etsy',
    name: 'Etsy',
    mostLinks: null,
    registeredOnly: true,
    shown: NAME_AND_EMAIL,
    asks: 'A mark on the principal register, the address of each listing (not the shop), and examples of the owner’s own goods.',
  },
  {
    key: 'aliexpress',
    name: 'Alibaba International (AliExpress, Alibaba.com, Lazada, Miravia)',
    mostLinks: 300,
    registeredOnly: true,
    shown: 'The complaint, in the seller’s centre; the seller may answer it.',
    asks: 'Papers of the owner, the certificate and the power of attorney; the right is checked once and used again.',
  },
  {
    key: 'walmart',
    name: 'Walmart',
    mostLinks: 10,
    registeredOnly: true,
    shown: CONTACT_SHOWN,
    asks: 'An active registration in the United States with its seven digits, the items and their sellers.',
  },
  {
    key: 'temu',
    name: 'Temu',
    mostLinks: null,
    registeredOnly: true,
    shown: CONTACT_SHOWN,
    asks: 'The registration, the listings, and the authority to act.',
  },
  {
    key: 'shopify',
    name: 'A shop on Shopify',
    mostLinks: null,
    registeredOnly: true,
    shown: 'The notice, in the merchant’s administration, with two days to answer before removal.',
    asks: 'Addresses of pages (the start page of a shop is refused), number and countries of one mark, and the goods.',
  },
  {
    key: 'facebook',
    name: 'Facebook',
    mostLinks: null,
    registeredOnly: false,
    shown: 'The name of the owner, the e-mail address of who reports, and the details.',
    asks: 'Address and telephone of who reports, the relation to the owner, and statements made under penalty of perjury.',
  },
  {
    key: 'instagram',
    name: 'Instagram',
    mostLinks: null,
    registeredOnly: true,
    shown: 'The name of the owner, the e-mail address of who reports, and the details.',
    asks: 'One registered mark a report, with a link to the register or its certificate; statements made under penalty of perjury.',
  },
  {
    key: 'tiktok',
    name: 'TikTok',
    mostLinks: null,
    registeredOnly: false,
    shown: 'Name and e-mail address may be passed on.',
    asks: 'Owner or agent, number, office and class of the mark, the links, and what can be seen there.',
  },
  {
    key: 'youtube',
    name: 'YouTube',
    mostLinks: null,
    registeredOnly: false,
    shown: 'The whole complaint goes to the uploader before anything is done.',
    asks: 'Full legal name, the relation to the owner, the country and number of the mark, and consent to forwarding.',
  },
  {
    key: 'x',
    name: 'X',
    mostLinks: null,
    registeredOnly: false,
    shown: 'Name and content of the report may be given.',
    asks: 'Number and office of the mark, the goods, the user names, and an address at the owner’s own domain.',
  },
  {
    key: 'search-ads',
    name: 'Google Ads',
    mostLinks: null,
    registeredOnly: true,
    shown: 'The contact address may be given.',
    asks: 'The advertisers by name and the text of the advertisement; keywords are never removed.',
  },
  {
    key: 'host',
    name: 'A hosting provider',
    mostLinks: null,
    registeredOnly: false,
    shown: 'The notice may be forwarded.',
    asks: 'Why it is unlawful, the exact pages, who reports, and that this is believed in good faith (Article 16 of Regulation (EU) 2022/2065).',
  },
] as const satisfies readonly ReportChannel[];

/** Their keys, as a report names its channel. */
export const reportChannelKeys = reportChannels.map(({ key }) => key);

/** Undefined where no channel has this key. */
export function reportChannel(key: string): ReportChannel | undefined {
  return reportChannels.find((channel) => channel.key === key);
}
