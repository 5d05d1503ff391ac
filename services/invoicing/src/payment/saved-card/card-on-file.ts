import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { DataSource } from 'typeorm';

/** A card as the provider knows it. */
export interface CardOnFile {
  readonly status: string;
  readonly methodId: string;
  readonly customerId: string;
  readonly validationOrderId: string | null;
}

export function cardOnFile(db: DataSource, id: string): Promise<CardOnFile | undefined> {
  return inTransaction(db, (tx) =>
    queryRow<CardOnFile>(
      tx,
      'select status, gateway_method_id as "methodId", gateway_customer_id as "customerId", validation_order_id as "validationOrderId" from user_payment_method where id = $1 and gateway_method_id is not null',
      [id],
    ),
  );
}

/** The same of one that was taken away: its row is gone, its first fact is not. */
export function cardThatWas(
  db: DataSource,
  id: string,
): Promise<Pick<CardOnFile, 'methodId' | 'customerId'> | undefined> {
  return inTransaction(db, (tx) =>
    queryRow(
      tx,
      `select data ->> 'gatewayMethodId' as "methodId", data ->> 'gatewayCustomerId' as "customerId" from tracking_event where stream_id = $1 and type = 'PaymentMethodAdded' and data ->> 'gatewayMethodId' is not null`,
      [id],
    ),
  );
}
