import type { ActionFunctionArgs } from 'react-router';
import { sendMarkForm } from '../parts/mark-questions/send-mark-form.js';
import { StartOrderDocument } from './start-order.graphql.js';

/** Begins the order; the visitor goes on at its draft. */
export const action = (args: ActionFunctionArgs) =>
  sendMarkForm(args, {
    keptAs: 'order-start',
    send: async (api, input, options) =>
      (await api.mutate(StartOrderDocument, { input }, options)).startRegistrationOrder,
    to: (link) => `/registration-request/${link}`,
  });
