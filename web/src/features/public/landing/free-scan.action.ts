import type { ActionFunctionArgs } from 'react-router';
import { askByForm, type AskedByForm } from '../parts/asked-support/ask-by-form.js';
import { channelKeys, scanFields } from './free-scan-fields.js';

export type FreeScanAnswer = AskedByForm<(typeof scanFields)[number]>;

/** A look at a brand that costs nothing: a question that an analyst answers. */
export const action = (args: ActionFunctionArgs): Promise<FreeScanAnswer> =>
  askByForm(args, {
    name: 'free-scan',
    fields: scanFields,
    problems: ({ brandWebsite, channel }) => ({
      ...(isSite(brandWebsite) ? {} : { brandWebsite: 'errors.NOT_A_URL' }),
      ...(channelKeys.includes(channel) ? {} : { channel: 'errors.REQUIRED' }),
    }),
    description: ({ brandName, brandWebsite, channel }) =>
      `Free scan asked for.\nBrand: ${brandName}\nSite: ${brandWebsite}\nMain channel: ${channel}`,
    about: () => ({ topic: 'FREE_SCAN' }),
  });

function isSite(text: string): boolean {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.');
}
