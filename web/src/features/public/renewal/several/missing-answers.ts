import { isVatNumber } from '../../../../domain/order/vat-number.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import type { Trouble } from './place-renewals.js';
import { rowErrors, twiceIn, type RenewalRow } from './renewal-row.js';
import type { Who } from './use-kept-rows.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PATHS = {
  office: 'jurisdiction',
  number: 'number',
  name: 'name',
  expires: 'expirationDate',
  classes: 'classes',
} as const;

/** Everything that is not said yet, by the name of its control. */
export function missing(rows: readonly RenewalRow[], who: Who): Trouble | undefined {
  const twice = twiceIn(rows);
  const ofRows = rows.flatMap((row, position) => [
    ...Object.entries(rowErrors(row)).map(
      ([field, key]) => [`marks.${position}.${PATHS[field as keyof typeof PATHS]}`, key] as const,
    ),
    ...(twice.has(row.key) ? [[`marks.${position}.number`, 'errors.NAMED_TWICE'] as const] : []),
  ]);
  const ofWho = (['contactName', 'contactEmail', 'country'] as const)
    .filter((name) => who[name].trim() === '')
    .map((name) => [name, 'errors.REQUIRED'] as const);
  const address =
    who.contactEmail.trim() !== '' && !EMAIL.test(who.contactEmail.trim())
      ? [['contactEmail', 'errors.NOT_AN_EMAIL'] as const]
      : [];
  const vat =
    who.vatNumber.trim() !== '' && !isVatNumber(who.vatNumber.trim())
      ? [['vatNumber', 'errors.NOT_A_VAT_NUMBER'] as const]
      : [];
  const errors: FormErrors = Object.fromEntries([...ofRows, ...ofWho, ...address, ...vat]);
  return Object.keys(errors).length === 0 ? undefined : { message: '', errors };
}
