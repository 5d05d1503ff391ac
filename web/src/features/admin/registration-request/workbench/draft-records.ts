import type { TypedDocument } from '../../../../data/documents.js';
import {
  DeskChooseRepresentativeDocument,
  DeskSaveAddressDocument,
  DeskSaveOfficeDocument,
  DeskSaveOwnerDocument,
  DeskSaveSharedDocument,
  type DeskDraftResult,
} from './workbench.graphql.js';

export type DeskRequest = NonNullable<DeskDraftResult['registrationRequest']>;
export type DeskApplication = DeskRequest['applications']['items'][number];
export type DeskOffice = DeskApplication['jurisdictions']['items'][number];

/** Which record of the draft a field belongs to: what all offices share, the owner, an address, the part of one office, or who represents the owner there. */
export type RecordKey =
  | 'shared'
  | 'owner'
  | 'domicile'
  | 'mailing'
  | { readonly office: string }
  | { readonly representedAt: string };

/** Values by field. */
export type Values = Readonly<Record<string, unknown>>;

/** One record of the draft with the document that writes it. */
export interface DraftRecord {
  readonly id: string;
  readonly version: number;
  readonly values: Values;
  readonly document: TypedDocument<
    unknown,
    { readonly id: string; readonly input: object; readonly version?: number | null | undefined }
  >;
}

export const applicationIn = (data: DeskDraftResult | undefined): DeskApplication | undefined =>
  data?.registrationRequest?.applications.items[0];

/** @returns undefined where there is no such record: nobody is named, or the office is gone. */
export function recordIn(data: DeskDraftResult | undefined, key: RecordKey): DraftRecord | undefined {
  const application = applicationIn(data);
  if (application === undefined) return undefined;
  if (typeof key === 'object') {
    const wanted = 'office' in key ? key.office : key.representedAt;
    const office = application.jurisdictions.items.find(({ id }) => id === wanted);
    if (office === undefined) return undefined;
    return 'office' in key
      ? { ...written(office), document: DeskSaveOfficeDocument }
      : {
          ...written(office),
          values: { representative: office.representativeId },
          document: DeskChooseRepresentativeDocument,
        };
  }
  if (key === 'shared') return { ...written(application), document: DeskSaveSharedDocument };
  const { registrationEntity, domicileAddress, mailingAddress } = application;
  const named = { owner: registrationEntity, domicile: domicileAddress, mailing: mailingAddress }[key];
  if (named === null) return undefined;
  return { ...written(named), document: key === 'owner' ? DeskSaveOwnerDocument : DeskSaveAddressDocument };
}

const written = (row: { readonly id: string; readonly version: number }) => ({
  id: row.id,
  version: row.version,
  values: row as unknown as Values,
});

export const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** The same answers, whoever wrote them; names of types do not count. */
export const sameValues = (one: Values, other: Values): boolean => textOf(one) === textOf(other);

const textOf = (values: Values): string =>
  JSON.stringify(values, (key, value: unknown) => (key === '__typename' ? undefined : (value ?? null)));
