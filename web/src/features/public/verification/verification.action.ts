import type { ActionFunctionArgs } from 'react-router';
import { sendMarkForm } from '../parts/mark-questions/send-mark-form.js';
import { RequestVerificationDocument } from './request-verification.graphql.js';

/** Sends the check to the lawyers. */
export const action = (args: ActionFunctionArgs) =>
  sendMarkForm(args, {
    keptAs: 'verification',
    send: async (api, input, options) =>
      (await api.mutate(RequestVerificationDocument, { input }, options)).requestVerification,
    to: (link) => `/verification/${link}/success`,
  });
