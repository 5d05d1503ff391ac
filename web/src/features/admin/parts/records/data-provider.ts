import { HttpError, type DataProvider, type GetListParams, type Identifier } from 'ra-core';
import { isRefusal, type Refusal } from '../../../../data/refusal.js';
import { ask, askAhead, submit } from '../admin-api.js';
import { clientsNamed } from './client-search.js';
import { factsOf } from './facts-of.js';
import { filterOf, orderName, type Asked, type Condition } from './record-filter.js';
import { readNames } from './read-names.js';
import { documentOf, type CommandFacts, type RecordFacts, type RecordRow } from './record-facts.js';

const CHUNK = 100;

/** Above it a list says that there are more, and not how many: of millions each would have to be looked at. */
export const MOST_COUNTED = 10_000;
const counted = { atMost: MOST_COUNTED };

interface Page {
  readonly items: readonly RecordRow[];
  readonly totalCount: number;
  readonly endCursor: string | null;
}
export interface ItemRefusal {
  readonly id: string;
  readonly refusal: { readonly code: string; readonly message: string };
}
export interface BatchAnswer {
  readonly ids: readonly string[];
  readonly refusals: readonly ItemRefusal[];
}

const first = <T>(answer: Readonly<Record<string, unknown>>): T => Object.values(answer)[0] as T;

/** Field name → the service's own sentence. Dots join the path: `address.street`. */
export function refusedFields(refusal: Refusal): Record<string, string> {
  return Object.fromEntries(refusal.fields.map(({ path, message }) => [path.join('.'), message]));
}

/** The domain said no: 409 for a version somebody else has overtaken, else 422 with the fields that are wrong. */
function refused(refusal: Refusal): HttpError {
  return new HttpError(refusal.message, refusal.code === 'CONFLICT' ? 409 : 422, {
    code: refusal.code,
    errors: refusedFields(refusal),
  });
}

type PageAsked = Readonly<{
  filter: Condition | null;
  orderBy?: unknown;
  limit: number;
  offset?: number;
  after?: string;
}>;

const listDocument = (facts: RecordFacts) =>
  documentOf<Record<string, unknown>>(facts, `Admin${facts.type}List`);
const recordDocument = (facts: RecordFacts) =>
  documentOf<Record<string, unknown>>(facts, `Admin${facts.type}`);

/** One page of a list. `after` goes on where the page before ended. */
export async function readPage(facts: RecordFacts, variables: PageAsked): Promise<Page> {
  return first<Page>(await ask(listDocument(facts), { ...variables, ...counted }));
}

type ListAsked = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;

/** Asks for the rows of a list, or for a record, before the screen that shows them stands. */
export const recordsAhead = {
  list: async (facts: RecordFacts, params: ListAsked): Promise<void> =>
    askAhead(listDocument(facts), { ...(await pageOf(facts, params)), ...counted }),
  record: (facts: RecordFacts, id: string): void => askAhead(recordDocument(facts), { id }),
};

async function pageOf(facts: RecordFacts, params: ListAsked): Promise<PageAsked> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const { field, order } = params.sort ?? { field: 'createdAt', order: 'DESC' };
  const asked = (params.filter ?? {}) as Asked;
  const known = facts.fields.some(({ key, sortable }) => key === field && sortable === true);
  const orderBy = known ? [{ field: orderName(field), direction: order }] : undefined;
  return {
    filter: filterOf(facts, asked, await clientsNamed(facts, asked)),
    orderBy,
    limit: perPage,
    offset: (page - 1) * perPage,
  };
}

async function getList(resource: string, params: GetListParams) {
  const facts = await factsOf(resource);
  const { items, totalCount } = await readPage(facts, await pageOf(facts, params));
  return { data: items, total: totalCount };
}

async function getOne(resource: string, { id }: { id: Identifier }) {
  const facts = await factsOf(resource);
  const row = first<RecordRow | null>(await ask(recordDocument(facts), { id }));
  if (row === null) throw new HttpError(`There is no such ${facts.one.toLowerCase()}`, 404);
  return { data: row };
}

export function chunksOf<T>(list: readonly T[], size = CHUNK): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

async function getMany(resource: string, { ids }: { ids: readonly Identifier[] }) {
  const facts = await factsOf(resource);
  const parts = await Promise.all(
    chunksOf(ids).map((chunk) => readNames(facts, { id: { in: chunk } }, chunk.length)),
  );
  return { data: parts.flat() };
}

/** @throws HttpError with the refusal; anything else that comes back is the answer. */
export async function command(
  facts: RecordFacts,
  { document }: Pick<CommandFacts, 'document'>,
  variables: Readonly<Record<string, unknown>>,
  key: string = crypto.randomUUID(),
): Promise<Readonly<Record<string, unknown>>> {
  const answer = first<Refusal | { __typename: string }>(
    await submit(documentOf<Record<string, unknown>>(facts, document), variables, key),
  );
  if (isRefusal(answer)) throw refused(answer);
  return answer as unknown as Record<string, unknown>;
}

function allowed(facts: RecordFacts, kind: 'create' | 'update' | 'remove'): CommandFacts {
  const found = facts[kind];
  if (found === undefined)
    throw new HttpError(`${facts.one}: this is done by a named command, not by a generic write`, 405);
  return found;
}

/** Of `data`, the fields the write takes and that are not as they were. */
export function changedInput(
  { input }: CommandFacts,
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const keys = input.map((field) => (typeof field === 'string' ? field : field.key));
  return Object.fromEntries(
    keys
      .filter((key) => Object.hasOwn(data, key) && JSON.stringify(data[key]) !== JSON.stringify(before[key]))
      .map((key) => [key, data[key]]),
  );
}

/** The batch form of a write, a hundred at a time; what could not be done is named one by one. */
export async function runBatch(
  facts: RecordFacts,
  { batch }: CommandFacts,
  ids: readonly Identifier[],
  input?: Readonly<Record<string, unknown>>,
): Promise<BatchAnswer> {
  if (batch === undefined) throw new HttpError(`${facts.one}: there is no batch form`, 405);
  const answers: BatchAnswer[] = [];
  for (const chunk of chunksOf(ids))
    answers.push(
      first<BatchAnswer>(
        await submit(
          documentOf<Record<string, unknown>>(facts, batch),
          { ids: chunk, ...(input === undefined ? {} : { input }) },
          crypto.randomUUID(),
        ),
      ),
    );
  return {
    ids: answers.flatMap(({ ids: done }) => done),
    refusals: answers.flatMap(({ refusals }) => refusals),
  };
}

/** Lists and records for headless react-admin, by what each entity declares. Everything else is a named command. */
export const recordProvider = {
  getList,
  getOne,
  getMany,
  getManyReference: (
    resource: string,
    { target, id, ...params }: GetListParams & { target: string; id: Identifier },
  ) => getList(resource, { ...params, filter: { ...(params.filter as object), [target]: { eq: id } } }),
  create: async (
    resource: string,
    { data, meta }: { data: Record<string, unknown>; meta?: { key?: string } },
  ) => {
    const facts = await factsOf(resource);
    const create = allowed(facts, 'create');
    return {
      data: { ...data, ...(await command(facts, create, { input: changedInput(create, data) }, meta?.key)) },
    };
  },
  update: async (
    resource: string,
    {
      id,
      data,
      previousData,
      meta,
    }: {
      id: Identifier;
      data: Record<string, unknown>;
      previousData: Record<string, unknown>;
      meta?: { key?: string };
    },
  ) => {
    const facts = await factsOf(resource);
    const update = allowed(facts, 'update');
    const answer = await command(
      facts,
      update,
      { id, input: changedInput(update, data, previousData), expectedVersion: previousData['version'] },
      meta?.key,
    );
    return { data: { ...previousData, ...data, ...answer } };
  },
  delete: async (
    resource: string,
    { id, previousData }: { id: Identifier; previousData?: Record<string, unknown> },
  ) => {
    const facts = await factsOf(resource);
    await command(facts, allowed(facts, 'remove'), {
      id,
      ...(previousData?.['version'] === undefined ? {} : { expectedVersion: previousData['version'] }),
    });
    return { data: { ...previousData, id } };
  },
  updateMany: async (
    resource: string,
    { ids, data }: { ids: readonly Identifier[]; data: Record<string, unknown> },
  ) => {
    const facts = await factsOf(resource);
    const { ids: done, refusals } = await runBatch(facts, allowed(facts, 'update'), ids, data);
    return { data: done, refusals };
  },
  deleteMany: async (resource: string, { ids }: { ids: readonly Identifier[] }) => {
    const facts = await factsOf(resource);
    const { ids: done, refusals } = await runBatch(facts, allowed(facts, 'remove'), ids);
    return { data: done, refusals };
  },
  // The library's types let a caller choose the row's type; ours is always a row as it came over the wire.
} as unknown as DataProvider;
