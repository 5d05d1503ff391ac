import type { MoneyDocument, Party, Seller } from '../money-document.js';
import { tag, type Element } from '../xml/element.js';

/** Nobody's VAT number stands on a document outside the tax. @source EN 16931-1, BR-O-02 */
export function parties({ seller, buyer, taxGroups }: MoneyDocument): (Element | null)[] {
  const showVatId = taxGroups.every(({ category }) => category !== 'O');
  return [
    tag('cac:AccountingSupplierParty', party(seller, showVatId, seller.registerEntry)),
    tag('cac:AccountingCustomerParty', party(buyer, showVatId, null)),
  ];
}

function party(
  { name, street, city, postcode, country, companyId, vatId, email }: Party | Seller,
  showVatId: boolean,
  legalForm: string | null,
): Element | null {
  return tag(
    'cac:Party',
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
