import type {
  FiledAddress,
  FiledContent,
  FiledGoods,
  FiledOffice,
  FiledOwner,
  FiledPaper,
  FiledRepresentative,
  FiledSpecimen,
} from './filing-copy.js';

/** Columns of a party or an address of accounts, as it told them; absent = empty there. */
export type PartyFacts = Readonly<Record<string, unknown>>;

/** The order: what the mark is. */
export interface OrderFacts {
  readonly type: string;
  readonly value: string;
  readonly meaning: string;
  readonly logoDocumentId: string | null;
}

/** One office's part of one application, with what the application shares among its offices. */
export interface OfficeFacts {
  readonly applicationJurisdictionId: string;
  readonly applicationId: string;
  readonly jurisdiction: string;
  readonly goods: readonly FiledGoods[];
  readonly logoType: string | null;
  /** The picture filed here when it is another than the order's. */
  readonly logoDocumentId: string | null;
  /** Digest of the picture that is filed here. */
  readonly logoSha256: string | null;
  readonly textInTrademark: string | null;
  readonly colorClaim: string | null;
  readonly filingBasis: string | null;
  readonly firstLanguage: string | null;
  readonly secondLanguage: string | null;
  readonly additionalInfo: string | null;
  readonly documentFolderId: string | null;
  readonly ownerId: string | null;
  readonly domicileId: string | null;
  readonly mailingId: string | null;
  readonly domicileVisible: boolean;
  /** Whoever of the firm's list is named there and in use. */
  readonly representative: FiledRepresentative | null;
  readonly priorityType: string | null;
  readonly priorityJurisdiction: string | null;
  readonly priorityNumber: string | null;
  readonly priorityDate: string | null;
  readonly specimens: readonly FiledSpecimen[];
  /** Of the order, the application and the office's folder, as their keeper tells of them. */
  readonly papers: readonly FiledPaper[];
}

/** What the rows say, put as the office will get it. `parties`: parties and addresses by id. */
export function filedOffice(
  order: OrderFacts,
  office: OfficeFacts,
  parties: ReadonlyMap<string, PartyFacts>,
): FiledOffice {
  const known = (id: string | null): PartyFacts | undefined => (id === null ? undefined : parties.get(id));
  const { applicationJurisdictionId, applicationId, jurisdiction, ownerId } = office;
  const logoDocumentId = office.logoDocumentId ?? order.logoDocumentId;
  // Only the United States look at how a mark is used before they register it.
  const specimens = jurisdiction === 'US' ? office.specimens : [];
  const named = [logoDocumentId, ...specimens.map(({ documentId }) => documentId)];
  const content: FiledContent = {
    applicationId,
    mark: {
      kind: order.type,
      words: office.textInTrademark ?? order.value,
      meaning: order.meaning,
      logoDocumentId,
      logoSha256: office.logoSha256,
      logoType: office.logoType,
      colorClaim: office.colorClaim,
    },
    goodsAndServices: office.goods
      .map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] }))
      .toSorted((a, b) => a.classNumber - b.classNumber),
    ownerEntityId: ownerId,
    owner: ownerOf(known(ownerId)),
    domicileAddress: addressOf(known(office.domicileId)),
    domicileAddressVisible: office.domicileVisible,
    mailingAddress: addressOf(known(office.mailingId)),
    // Absent where nobody is named, so that copies from before the firm named anybody stay what they were.
    ...(office.representative === null ? {} : { representative: office.representative }),
    priority: priorityOf(office),
    filingBasis: office.filingBasis,
    // Absent where they are not said, so that copies from before they were kept stay what they were.
    ...(office.firstLanguage === null ? {} : { firstLanguage: office.firstLanguage }),
    ...(office.secondLanguage === null ? {} : { secondLanguage: office.secondLanguage }),
    specimens,
    additionalInfo: office.additionalInfo,
    documentFolderId: office.documentFolderId,
    papers: office.papers.filter(({ documentId }) => !named.includes(documentId)),
  };
  return { applicationJurisdictionId, jurisdiction, content };
}

/** Parties and addresses an office's part points at. */
export function pointersOf({ ownerId, domicileId, mailingId }: OfficeFacts): string[] {
  return [ownerId, domicileId, mailingId].filter((id) => id !== null);
}

function priorityOf({
  priorityType: type,
  priorityJurisdiction: jurisdiction,
  priorityNumber: number,
  priorityDate: date,
}: OfficeFacts): FiledContent['priority'] {
  return type === null && jurisdiction === null && date === null
    ? null
    : { type, jurisdiction, number, date };
}

function ownerOf(facts: PartyFacts | undefined): FiledOwner | null {
  if (facts === undefined) return null;
  const text = textsOf(facts);
  const type = text('type') ?? '';
  const person = joined(text('first_name'), text('last_name'));
  return {
    type,
    name: (type === 'legal' ? text('business_name') : person) ?? '',
    companyId: text('company_id'),
    companyType: text('company_type'),
    officialName: joined(text('official_first_name'), text('official_last_name')),
    officialFunction: text('official_function'),
    nationality: text('nationality'),
    countryOfIncorporation: text('country_of_incorporation'),
    stateOfIncorporation: text('state_of_incorporation'),
    email: text('email'),
    phone: text('phone'),
  };
}

function addressOf(facts: PartyFacts | undefined): FiledAddress | null {
  if (facts === undefined) return null;
  const text = textsOf(facts);
  return {
    street: text('street') ?? '',
    city: text('city') ?? '',
    postcode: text('postcode') ?? '',
    country: text('country') ?? '',
    state: text('state'),
  };
}

function textsOf(facts: PartyFacts): (column: string) => string | null {
  return (column) => {
    const value = facts[column];
    return typeof value === 'string' && value !== '' ? value : null;
  };
}

function joined(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : said.join(' ');
}
