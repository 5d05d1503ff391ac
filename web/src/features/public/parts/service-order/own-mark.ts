import type { Api } from '../../../../data/documents.js';
import { isRefusal } from '../../../../data/refusal.js';
import { AddOwnMarkDocument, OwnMarkDocument } from './service-order.graphql.js';
import type { ServiceParameters } from './service-parameters.js';

/** Who is signed in orders for a mark of the account: the one under this number, or one that is added now, so that its new day or owner shows in the
 *  portal. Without it the order still goes out and a person finds the mark. */
export async function ownMark(
  api: Api,
  token: string,
  parameters: ServiceParameters,
): Promise<ServiceParameters> {
  if (parameters.trademarkId !== undefined) return parameters;
  const trademarkId = await (async () =>
    (await known(api, token, parameters)) ?? (await added(api, token, parameters)))().catch(() => undefined);
  return trademarkId === undefined ? parameters : { ...parameters, trademarkId };
}

/** The same where no mark is to be added: the one under this number, if the account has it. */
export async function knownMark(
  api: Api,
  token: string,
  parameters: ServiceParameters,
): Promise<ServiceParameters> {
  if (parameters.trademarkId !== undefined || parameters.number === '') return parameters;
  const trademarkId = await known(api, token, parameters).catch(() => undefined);
  return trademarkId === undefined ? parameters : { ...parameters, trademarkId };
}

async function known(
  api: Api,
  token: string,
  { jurisdiction, number }: ServiceParameters,
): Promise<string | undefined> {
  const { trademarkList } = await api.query(OwnMarkDocument, { office: jurisdiction, number }, { token });
  return trademarkList.items[0]?.id;
}

async function added(
  api: Api,
  token: string,
  { jurisdiction, number, name, classes = [], expirationDate }: ServiceParameters,
): Promise<string | undefined> {
  const goodsAndServices = classes.map((one) => ({ class: one, terms: [] }));
  const input = {
    name,
    jurisdiction,
    number,
    type: 'WORD',
    status: 'TRADEMARK_REGISTERED',
    goodsAndServices,
    imported: true,
    expirationDate: expirationDate || null,
  };
  const { createTrademark: answer } = await api.mutate(
    AddOwnMarkDocument,
    { input: input as never },
    { token, idempotencyKey: crypto.randomUUID() },
  );
  return isRefusal(answer) ? undefined : (answer as { readonly id: string }).id;
}
