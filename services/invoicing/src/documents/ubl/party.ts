import type { MoneyDocument, Party, Seller } from '../money-document.js';
import { element, tag, type Element } from '../xml/element.js';

/** Where both parties are in the network, scheme and number: `0245:2020000000`. */
export interface PeppolAddresses {
  readonly seller: string;
  readonly buyer: string;
}

/** Nobody's VAT number stands on a document outside the tax. @source EN 16931-1, BR-O-02 */
export function parties(
  { seller, buyer, taxGroups }: MoneyDocument,
  addresses?: PeppolAddresses,
): (Element | null)[] {
  const showVatId = taxGroups.every(({ category }) => category !== 'O');
  return [
    tag(
      'cac:AccountingSupplierParty',
      party(seller, { showVatId, legalForm: seller.registerEntry, address: addresses?.seller }),
    ),
    tag(
      'cac:AccountingCustomerParty',
      party(buyer, { showVatId, legalForm: null, address: addresses?.buyer }),
    ),
  ];
}

interface Shown {
  readonly showVatId: boolean;
  readonly legalForm: string | null;
  readonly address: string | undefined;
}

function endpoint(address: string | undefined): Element | null {
  const [schemeID = '', number = ''] = (address ?? '').split(':');
  return element('cbc:EndpointID', { schemeID }, number);
}

function party(
  { name, street, city, postcode, country, companyId, vatId, email }: Party | Seller,
  { showVatId, legalForm, address }: Shown,
): Element | null {
  return tag(
    'cac:Party',
    endpoint(address),
    tag('cac:PartyName', tag('cbc:Name', name)),
    tag(
      'cac:PostalAddress',
      tag('cbc:StreetName', street),
      tag('cbc:CityName', city),
      tag('cbc:PostalZone', postcode),
      tag('cac:Country', tag('cbc:IdentificationCode', country)),
    ),
    showVatId && vatId !== null
      ? tag('cac:PartyTaxScheme', tag('cbc:CompanyID', vatId), tag('cac:TaxScheme', tag('cbc:ID', 'VAT')))
      : null,
    tag(
      'cac:PartyLegalEntity',
      tag('cbc:RegistrationName', name),
      tag('cbc:CompanyID', companyId),
      tag('cbc:CompanyLegalForm', legalForm),
    ),
    tag('cac:Contact', tag('cbc:ElectronicMail', email)),
  );
}
