import type { EntityManager } from 'typeorm';
import type { RequestStatus } from '../registration-request/labels.js';
import {
  leftAloneSince,
  overForGood,
  pageOfRegistration,
  pageOfService,
  servicesOverForGood,
} from './open-order.js';
import { markName } from '../registration-request/verification/requested-mark.js';
import { markOfOrder } from '../service-request/service-parameters.js';
import type { LinkedOrder } from './note-new-links-asked.js';

/** What an erased person's rows have instead of an address reaches nobody. */
const ERASED = '@erased.invalid';

export interface OpenOrder extends LinkedOrder {
  readonly createdAt: Date;
  readonly owned: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Orders whose letters go to this address and that are not over. `email`: lower-cased, as rows have it. Those without an account first, for their link
 *  is the only way to them; then the newest. */
export async function findOpenOrders(
  tx: EntityManager,
  email: string,
  now: Date,
): Promise<readonly OpenOrder[]> {
  if (email.endsWith(ERASED)) return [];
  const found = [...(await registrations(tx, email, now)), ...(await services(tx, email))];
  return found.sort(
    (a, b) => Number(a.owned) - Number(b.owned) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
}

interface RegistrationRow {
  id: string;
  public_id: string;
  value: string;
  status: RequestStatus | null;
  owned: boolean;
  drafted: boolean;
  answered: boolean;
  link_revision: number;
  first_name: string;
  last_name: string;
  created_at: Date;
}

async function registrations(tx: EntityManager, email: string, now: Date): Promise<OpenOrder[]> {
  const rows: RegistrationRow[] = await tx.query(
    `select id, public_id, value, status, user_id is not null as owned, order_draft_saved_at is not null as drafted, answered_at is not null as answered,
            link_revision, contact_first_name as first_name, contact_last_name as last_name, created_at
       from registration_request
      where contact_email = $1 and not coalesce(status, '') = any($2) and (ordered_at is not null or updated_at > $3)`,
    [email, overForGood, leftAloneSince(now)],
  );
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    mark: markName(row),
    revision: row.link_revision,
    page: pageOfRegistration(row),
    createdAt: row.created_at,
    owned: row.owned,
    firstName: row.first_name,
    lastName: row.last_name,
  }));
}

interface ServiceRow {
  id: string;
  public_id: string;
  service_name: string;
  parameters: unknown;
  owned: boolean;
  link_revision: number | null;
  last_name: string;
  created_at: Date;
}

/** Parts of an order of several marks are on the page of that order. */
async function services(tx: EntityManager, email: string): Promise<OpenOrder[]> {
  const rows: ServiceRow[] = await tx.query(
    `select id, public_id, service_name, parameters, user_id is not null as owned, link_revision, coalesce(contact_name, '') as last_name, created_at
       from service_request
      where contact_email = $1 and not status = any($2) and part_of_id is null`,
    [email, servicesOverForGood],
  );
  return rows.flatMap(
    ({
      id,
      public_id: publicId,
      service_name: serviceName,
      parameters,
      owned,
      link_revision: revision,
      last_name: lastName,
      created_at: createdAt,
    }) => {
      const page = pageOfService({ owned, serviceName });
      if (page === undefined || (!owned && revision === null)) return [];
      return [
        {
          id,
          publicId,
          mark: markOfOrder({ serviceName, parameters }).mark,
          revision: revision ?? 0,
          page,
          createdAt,
          owned,
          firstName: '',
          lastName,
        },
      ];
    },
  );
}
