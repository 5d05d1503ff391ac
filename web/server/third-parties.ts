import { z } from 'zod';
import type { Party, ThirdParties } from '../src/kit/third-party/third-party.js';

const script = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?\/\S*$/, 'the address of the script, https://…')
  .optional();
const key = z
  .string()
  .regex(/^[\w.:/-]{1,200}$/, 'the key as the account shows it')
  .optional();

/** Two settings for each program of others. */
export const partySettings = {
  REVIEWS_SCRIPT_URL: script,
  REVIEWS_KEY: key,
  AFFILIATES_SCRIPT_URL: script,
  AFFILIATES_KEY: key,
  PRODUCT_ANALYTICS_SCRIPT_URL: script,
  PRODUCT_ANALYTICS_KEY: key,
  WEB_ANALYTICS_SCRIPT_URL: script,
  WEB_ANALYTICS_KEY: key,
  TAG_MANAGER_SCRIPT_URL: script,
  TAG_MANAGER_KEY: key,
  ERROR_REPORTS_SCRIPT_URL: script,
  ERROR_REPORTS_KEY: key,
};

type Settings = Readonly<Partial<Record<keyof typeof partySettings, string | undefined>>>;

const NAMES = {
  reviews: 'REVIEWS',
  affiliates: 'AFFILIATES',
  productAnalytics: 'PRODUCT_ANALYTICS',
  webAnalytics: 'WEB_ANALYTICS',
  tagManager: 'TAG_MANAGER',
  errorReports: 'ERROR_REPORTS',
} as const satisfies Readonly<Record<Party, string>>;

/** Those that are switched on; undefined where there is none. */
export function thirdPartiesOf(settings: Settings): ThirdParties | undefined {
  const on = Object.entries(NAMES).flatMap(([party, name]) => {
    const [address, account] = [settings[`${name}_SCRIPT_URL`], settings[`${name}_KEY`]];
    return address === undefined || account === undefined ? [] : [[party, { script: address, key: account }]];
  });
  return on.length === 0 ? undefined : Object.fromEntries(on);
}

/** Where they come from and what they speak to: nothing of an origin that is not configured runs. */
export function originsOf(parties: ThirdParties | undefined, more: readonly string[]): readonly string[] {
  if (parties === undefined) return [];
  return [
    ...new Set([...Object.values(parties).map(({ script: address }) => new URL(address).origin), ...more]),
  ];
}
