/** The owner's form, as accounts takes it. What belongs to the other kind of party is cleared, not kept unseen. */
export type OwnerKind = 'LEGAL' | 'PHYSICAL';

const text = (form: FormData, name: string): string | null => String(form.get(name) ?? '').trim() || null;

export function readOwner(form: FormData) {
  const company = form.get('owner.type') !== 'PHYSICAL';
  const of = (name: string, when: boolean): string | null => (when ? text(form, `owner.${name}`) : null);
  return {
    type: (company ? 'LEGAL' : 'PHYSICAL') as OwnerKind,
    roles: ['OWNER_ENTITY' as const],
    vatPayer: false,
    businessName: of('businessName', company),
    companyId: of('companyId', company),
    stateOfIncorporation: of('stateOfIncorporation', company),
    officialFirstName: of('officialFirstName', company),
    officialLastName: of('officialLastName', company),
    officialFunction: of('officialFunction', company),
    firstName: of('firstName', !company),
    lastName: of('lastName', !company),
  };
}

export function readAddress(form: FormData, prefix: string) {
  const of = (name: string): string => text(form, prefix + name) ?? '';
  return {
    street: of('street'),
    city: of('city'),
    postcode: of('postcode'),
    country: of('country'),
    state: text(form, `${prefix}state`),
  };
}
