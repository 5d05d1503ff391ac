import type { MoneyDocument } from '../money-document.js';
import { tag, type Element } from '../xml/element.js';

/** The customer. Texts are cut to what the program holds; the printed document has them whole. Czech books keep the VAT number as `dic`,
 *  Slovak ones as `icDph`. @source Stormware, type.xsd, addressType */
export function partner({ buyer, seller }: MoneyDocument): Element | null {
  const { name, city, street, postcode, companyId, taxId, vatId, country, email } = buyer;
  const slovak = seller.country === 'SK';
  const cut = (text: string | null, longest: number): string | null => text?.slice(0, longest) ?? null;
  return tag(
    'inv:partnerIdentity',
    tag(
      'typ:address',
      tag('typ:company', cut(name, 255)),
      tag('typ:city', cut(city, 45)),
      tag('typ:street', cut(street, 64)),
      tag('typ:zip', cut(postcode, 15)),
      tag('typ:ico', cut(companyId, 15)),
      tag('typ:dic', cut(slovak ? taxId : vatId, 18)),
      tag('typ:icDph', slovak ? cut(vatId, 18) : null),
      tag('typ:country', tag('typ:ids', country)),
      tag('typ:email', cut(email, 98)),
    ),
  );
}
