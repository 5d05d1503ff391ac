/** Services that are ordered with a form, and the address of each form. */
export const serviceAddresses = {
  'legal-services': '/legal-services',
  'cease-and-desist-letter': '/cease-and-desist-letter',
  'cease-and-desist-letter-response': '/cease-and-desist-letter-response',
  'trademark-coexistence-agreement': '/trademark-coexistence-agreement',
  'limitation-of-goods-and-services': '/limitation-of-goods-and-services',
  'domain-resolution': '/domain-resolution',
  'trademark-representation': '/trademark-representation',
  'filing-opposition': '/filing-opposition',
  'opposition-response': '/opposition-response',
  'office-letter-answer': '/office-action-response',
  'petition-to-revive': '/petition-to-revive',
} as const;

export type FormService = keyof typeof serviceAddresses;

export const formServices = Object.keys(serviceAddresses) as FormService[];

/** A service that is ordered with a form, by its name. */
export const asFormService = (name: string): FormService | undefined =>
  formServices.find((known) => known === name);

/** The service of an address: `/cs/office-action-response` → `office-letter-answer`. */
export function serviceAt(address: string): FormService | undefined {
  const last = `/${address.replace(/\/$/, '').split('/').at(-1) ?? ''}`;
  return formServices.find((name) => serviceAddresses[name] === last);
}

interface Mark {
  readonly id?: string | undefined;
  readonly jurisdiction?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** The form of a service, filled in with a mark. */
export function orderAddress(service: FormService, { id, jurisdiction, number, name }: Mark): string {
  const query = new URLSearchParams(
    Object.entries({ office: jurisdiction, number, name, trademark: id }).flatMap(([key, value]) =>
      value == null || value === '' ? [] : [[key, value]],
    ),
  ).toString();
  return query === '' ? serviceAddresses[service] : `${serviceAddresses[service]}?${query}`;
}
