import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { serviceAt } from '../../../domain/service-order/service-addresses.js';
import { decideLocale } from '../../../i18n/locale-rules.js';
import { readDocument } from '../parts/reading/read-document.js';
import { serviceAction } from '../parts/service-order/service-action.js';
import { loadServiceForm } from '../parts/service-order/service-form.loader.js';
import { formOrder, type DeclaredForm } from './form-order.js';
import { ServiceFormsDocument } from './services.graphql.js';

/** The form of this address, what every order form starts with, and the text about the service. */
export async function loadOrderForm(args: LoaderFunctionArgs) {
  const { path } = decideLocale(new URL(args.request.url).pathname);
  const [form, known, about] = await Promise.all([
    declaredAt(args),
    loadServiceForm(args),
    readDocument('landing', path.slice(1), args),
  ]);
  return { ...known, form, about };
}

/** Orders what the form of this address orders. */
export const orderByForm = async (args: ActionFunctionArgs) =>
  serviceAction(formOrder(await declaredAt(args)), args);

const declaredAt = (args: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<DeclaredForm> =>
  declaredForm(serviceAt(new URL(args.request.url).pathname), args);

/** The form of a service. @throws Response 404 where none is declared */
export async function declaredForm(
  wanted: string | undefined,
  { context }: Pick<LoaderFunctionArgs, 'context'>,
): Promise<DeclaredForm> {
  const { serviceFormList } = await apiOf(context).query(ServiceFormsDocument, {});
  const form = serviceFormList.find(({ serviceName }) => serviceName === wanted);
  if (form === undefined) throw new Response(null, { status: 404 });
  return form;
}
