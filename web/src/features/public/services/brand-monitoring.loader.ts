import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { serviceAction } from '../parts/service-order/service-action.js';
import { loadServiceForm } from '../parts/service-order/service-form.loader.js';
import { IncludedMonitoringDocument } from './brand-monitoring.graphql.js';
import { formOrder, type DeclaredForm } from './form-order.js';
import { declaredForm } from './order-form.loader.js';

const SERVICE = 'brand-monitoring';
/** What only we say, once it was looked up: never an answer of the form. */
const INCLUDED = 'caseSolution';
const RECORD = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The tier of the address: a step of the path, or its query; none where all are to choose from. @throws Response 404 for one that is not offered */
export function tierOf(
  { questions }: DeclaredForm,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): string | undefined {
  const tiers = questions.find(({ name }) => name === 'tier')?.choices ?? [];
  const asked = params['tier']?.toLowerCase();
  if (asked !== undefined && !tiers.includes(asked)) throw new Response(null, { status: 404 });
  const said = new URL(request.url).searchParams.get('tier')?.toLowerCase();
  return asked ?? tiers.find((tier) => tier === said);
}

/** The form, its tiers, what every order form starts with, and the solution the order belongs to. */
export async function loadMonitoring(args: LoaderFunctionArgs) {
  const declared = await declaredForm(SERVICE, args);
  const [known, included] = await Promise.all([loadServiceForm(args), includedIn(args)]);
  return {
    ...known,
    form: { ...declared, questions: declared.questions.filter(({ name }) => name !== INCLUDED) },
    tiers: declared.questions.find(({ name }) => name === 'tier')?.choices ?? [],
    tier: tierOf(declared, args),
    included,
  };
}

/** Orders what the form asks; whatever was typed, it belongs to a solution only where that is theirs. */
export async function orderMonitoring(args: ActionFunctionArgs) {
  const [form, included] = await Promise.all([declaredForm(SERVICE, args), includedIn(args)]);
  const order = formOrder(form);
  return serviceAction(
    {
      ...order,
      placedAt: (link) => `/brand-monitoring-order/${link}/success`,
      parameters: (answers) => {
        const { [INCLUDED]: _typed, ...rest } = order.parameters(answers);
        return {
          ...(rest as typeof rest & ReturnType<typeof order.parameters>),
          ...(included === undefined ? {} : { [INCLUDED]: included }),
        };
      },
    },
    args,
  );
}

/** Steps of the solution of the address, where it offers a watch and is of whoever is signed in; undefined of any other, which is not spoken of. */
async function includedIn({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<string | undefined> {
  const id = new URL(request.url).searchParams.get('caseSolutionId') ?? '';
  const who = RECORD.test(id) ? await whoAsks(context) : undefined;
  if (who?.role !== 'customer') return undefined;
  const found = await apiOf(context)
    .query(IncludedMonitoringDocument, { id }, { token: who.token })
    .catch(() => undefined);
  const solution = found?.caseSolution ?? undefined;
  return solution?.offerSubscription === true
    ? solution.items
        .map(({ title }) => title)
        .join(', ')
        .slice(0, 300)
    : undefined;
}
