import { readFileSync } from 'node:fs';

const offices = JSON.parse(readFileSync(new URL('./offices.json', import.meta.url), 'utf8'));
const jurisdictionList = offices.map(([code, slug, short, madridMember, min, max]) => ({ code, slug, supported: true, madridMember, office: { short, full: short }, typicalMonths: min === null ? null : { min, max } }));

/** Operation name → what the gateway would answer. */
export const answers = {
  Home: () => ({ jurisdictionList }),
  VerificationForm: () => ({ jurisdictionList, suggestedJurisdictionList: ['US', 'EU', 'UK', 'CA', 'CH', 'CN', 'AU', 'JP', 'MX'] }),
  RequestVerification: () => ({ requestVerification: { __typename: 'VerificationReceipt', requestId: '0190a000-0000-7000-8000-000000000b01', link: 'r.AZCgAAAAcACAAAAAAAALAQ.1.zzzzzz.0123456789abcdefghijkl' } }),
};
