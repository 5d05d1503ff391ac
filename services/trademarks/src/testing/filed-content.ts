import type { FiledContent } from '../filing/filed-content.js';

/** A word in one class, approved with everything an office asks for. */
export const filedContentOf = (more: Partial<FiledContent> = {}): FiledContent => ({
  applicationId: 'application',
  mark: {
    kind: 'text',
    words: 'Velomar',
    meaning: '',
    logoDocumentId: null,
    logoType: null,
    colorClaim: null,
  },
  goodsAndServices: [{ classNumber: 11, terms: ['lamps', 'lanterns'] }],
  ownerEntityId: 'owner',
  owner: {
    type: 'legal',
    name: 'Velomar s.r.o.',
    companyId: null,
    companyType: 's.r.o.',
    officialName: null,
    officialFunction: null,
    nationality: null,
    countryOfIncorporation: 'SK',
    stateOfIncorporation: null,
    email: null,
    phone: null,
  },
  domicileAddress: { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK', state: null },
  mailingAddress: null,
  priority: null,
  filingBasis: null,
  specimens: [],
  additionalInfo: null,
  documentFolderId: null,
  ...more,
});
