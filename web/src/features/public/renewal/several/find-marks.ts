import { apiOf } from '../../../../data/api-of.js';
import { RegisterLookUpDocument } from '../../parts/service-order/service-order.graphql.js';
import {
  OwnRegistrationsDocument,
  type OwnRegistrationsResult,
  OwnRegistrationDocument,
} from './several.graphql.js';
import { emptyRow, type RenewalRow } from './renewal-row.js';

type Registration = OwnRegistrationsResult['trademarkList']['items'][number];

export const needsLookUp = ({ office, number, name, expires, classes, known }: RenewalRow): boolean =>
  office !== '' &&
  number.trim() !== '' &&
  (name === '' || expires === '' || classes === '') &&
  known !== 'unknown';

/** What an answer says of a registration. */
export interface FoundMark {
  readonly known: RenewalRow['known'];
  readonly trademarkId?: string;
  readonly facts?: Facts;
}

/** What the account or the register says of a mark. The register costs us money by the question, so the account is asked first, and only for who is signed in. */
export async function lookUp(row: RenewalRow, token: string): Promise<FoundMark> {
  const asked = { office: row.office, number: row.number.trim() };
  try {
    const { trademarkList } = await apiOf(undefined).query(OwnRegistrationDocument, asked, { token });
    const [own] = trademarkList.items;
    if (own !== undefined)
      return {
        known: 'account',
        trademarkId: own.id,
        facts: { name: own.name, expires: own.expirationDate, classes: own.classes },
      };
    const { registeredMarkList } = await apiOf(undefined).query(RegisterLookUpDocument, asked, { token });
    const found = registeredMarkList.find(({ kind }) => kind === 'registration') ?? registeredMarkList[0];
    return found === undefined
      ? { known: 'unknown' }
      : { known: 'register', facts: { name: found.name, expires: found.expiresOn, classes: found.classes } };
  } catch {
    return { known: 'away' };
  }
}

interface Facts {
  readonly name: string | null;
  readonly expires: string | null;
  readonly classes: readonly number[];
}

/** The answer fills what the row does not say by then: whoever types while we ask is right. Nothing of it belongs to a row that names another registration meanwhile. */
export function withFound(
  row: RenewalRow,
  asked: RenewalRow,
  { known, trademarkId, facts }: FoundMark,
): RenewalRow {
  if (row.office !== asked.office || row.number !== asked.number) return row;
  const given = { ...row, known, ...(trademarkId === undefined ? {} : { trademarkId }) };
  return facts === undefined ? given : filled(given, facts);
}

function filled(row: RenewalRow, { name, expires, classes }: Facts): RenewalRow {
  return {
    ...row,
    name: row.name || (name ?? ''),
    expires: row.expires || (expires ?? ''),
    classes: row.classes || classes.join(', '),
  };
}

/** The marks of an account to choose from, and how many there are besides. */
export interface OwnMarks {
  readonly marks: readonly Registration[];
  readonly besides: number;
}

/** Marks of the account that end one day: as many as one order takes, those that end first. */
export async function ownRegistrations(token: string): Promise<OwnMarks> {
  const { items, totalCount } = (await apiOf(undefined).query(OwnRegistrationsDocument, {}, { token }))
    .trademarkList;
  return { marks: items, besides: totalCount - items.length };
}

export function rowOfRegistration({
  id,
  name,
  jurisdiction,
  number,
  expirationDate,
  classes,
}: Registration): RenewalRow {
  return filled(emptyRow({ office: jurisdiction, number: number ?? '', trademarkId: id, known: 'account' }), {
    name,
    expires: expirationDate,
    classes,
  });
}
