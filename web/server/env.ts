import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { allowances, refuseUnsafe } from '@cotta/kit/runtime/process/production-settings.js';
import { drainMsOf, drainSettings } from '@cotta/kit/runtime/process/program-life.js';
import { settingProblems } from '@cotta/kit/runtime/process/read-env.js';
import { refuseSettings } from '@cotta/kit/runtime/process/settings-or-end.js';
import { errorReportSettings } from '@cotta/kit/runtime/process/error-report-settings.js';
import { tracingSettings } from '@cotta/kit/runtime/tracing/tracing-settings.js';
import { z } from 'zod';
import type { Chat, Firm } from '../src/kit/page/boot.js';
import { partySettings } from './third-parties.js';

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isNetwork),
    'must be networks such as 10.42.0.0/16, with commas between, none of them all addresses',
  );

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (parts) => parts.every((part) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(part)),
    'must be origins such as https://mail.example, none of them with a star',
  );

/** Origin and account of the chat. */
const CHAT_SCRIPT = /^(https:\/\/[a-z0-9.-]+(?::\d+)?)\/([\w-]+)\/missive\.js$/;

/** What the web server reads. */
export const webSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4300),
  HOST: z.string().default('127.0.0.1'),
  GATEWAY_URL: z.url().default('http://127.0.0.1:4301'),
  PUBLIC_ORIGIN: z.url().default('http://localhost:4300'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Private key (JWK) that signs the visitor's address for the gateway. Without it the gateway counts this server's own address. */
  VIEWER_PRIVATE_JWK_FILE: z.string().optional(),
  /** More hosts this server answers for, as `host=storefront` pairs: `cotta.cz=cz cotta.sk=sk`. */
  STOREFRONT_HOSTS: z.string().default(''),
  /** Networks of what stands before this server and says for whom it asks: the balancer. Must be said in production. */
  TRUSTED_PROXIES: networks.optional(),
  /** Pages that one visitor may have in a minute (searches, forms, pictures and files count for several); 0: no limit. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  /** Who stands behind this site: the contact slots of every page. What is not set is labelled as a demonstration there. */
  FIRM_NAME: z.string().max(200).optional(),
  FIRM_REGISTER_NUMBER: z.string().max(100).optional(),
  FIRM_ADDRESS: z.string().max(300).optional(),
  FIRM_PHONE: z
    .string()
    .regex(/^\+[\d ()/-]{6,30}$/, 'a telephone number with its country code')
    .optional(),
  FIRM_EMAIL: z.email().optional(),
  FIRM_HOURS: z.string().max(100).optional(),
  /** Who works at the firm, and cases of it: JSON files (docs/runbook.md). What is not set is shown as a labelled demonstration. */
  FIRM_TEAM_FILE: z.string().optional(),
  FIRM_CASES_FILE: z.string().optional(),
  /** Where others say what they think of the firm; pages only lead there. */
  FIRM_REVIEWS_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Where the staff area may stand in a frame with `?missiveIframe`: origins of the shared inbox, as `https://mail.example`. Empty: nowhere. */
  INBOX_FRAME_ORIGINS: origins.default([]),
  /** The chat of the shared inbox, as its account names it: `https://chat.example/<account>/missive.js`. Empty: questions go by the form. */
  MISSIVE_CHAT_SCRIPT_URL: z
    .string()
    .regex(CHAT_SCRIPT, 'the address of the script as the account shows it: https://…/<account>/missive.js')
    .optional(),
  /** Programs of others that pages load once their purpose is allowed: address of the script and key of the account; without both there is none. */
  ...partySettings,
  /** More origins that those programs speak to, as `https://collect.example`. */
  THIRD_PARTY_ORIGINS: origins.default([]),
  /** `false`: nobody signs in or opens an account from the public pages. */
  USE_USER_ACCOUNT: z.string().optional(),
  /** `true`: comments are suggested. */
  USE_GPT_SUGGESTED_COMMENTS: z.string().optional(),
  /** `false`: saved cards are not offered at the checkout; invoicing has the same switch. */
  USE_SAVED_PAYMENT_METHODS: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Where metrics are read, never the port of the public. 0: nowhere. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  ...tracingSettings,
  ...errorReportSettings,
  DRAIN_MS: drainSettings.DRAIN_MS,
  LOCAL_KEYS: allowances.LOCAL_KEYS,
  SIMULATORS: allowances.SIMULATORS,
  SANDBOX: allowances.SANDBOX,
});

export type WebEnv = Omit<z.infer<typeof webSettings>, 'TRUSTED_PROXIES' | 'DRAIN_MS'> & {
  readonly drainMs: number;
  readonly trustedProxies: readonly string[];
  readonly viewerJwk: Record<string, unknown> | undefined;
};

/** Reads the environment once at the start; everything wrong with it is named in one error. */
export function readWebEnv(source: NodeJS.ProcessEnv): WebEnv {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = webSettings.safeParse(filled);
  if (!result.success) {
    refuseSettings(
      `The web server cannot start; please mend these variables:\n${settingProblems(result.error, filled)}`,
    );
  }
  const { TRUSTED_PROXIES: proxies, DRAIN_MS, ...settings } = result.data;
  if (settings.NODE_ENV === 'production' && proxies === undefined) {
    refuseSettings(
      'The web server cannot start; please mend these variables:\n  TRUSTED_PROXIES: say in which networks the balancer stands, as 10.42.0.0/16 (127.0.0.0/8,::1/128 when all is on one machine); else all visitors count as one',
    );
  }
  const file = settings.VIEWER_PRIVATE_JWK_FILE;
  refuseUnsafe({
    ...settings,
    secrets: {},
    keyFiles: file === undefined ? {} : { VIEWER_PRIVATE_JWK_FILE: file },
  });
  return {
    ...settings,
    drainMs: drainMsOf({ ...settings, DRAIN_MS }),
    trustedProxies: proxies ?? ['127.0.0.0/8', '::1/128'],
    viewerJwk: file === undefined ? undefined : readKey(file),
  };
}

function readKey(file: string): Record<string, unknown> {
  try {
    return z.looseObject({ kty: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    refuseSettings(`VIEWER_PRIVATE_JWK_FILE: is no file of a private key (JWK): ${file}`, cause);
  }
}

/** An address, or one with the bits that count: never all addresses, or anybody could choose his own. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    bits > 0 &&
    more.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits))
  );
}

/** The chat among the settings, and the one origin that it comes from. */
export function chatOf({ MISSIVE_CHAT_SCRIPT_URL: script }: WebEnv): (Chat & { origin: string }) | undefined {
  const [, origin, id] = CHAT_SCRIPT.exec(script ?? '') ?? [];
  return script === undefined || origin === undefined || id === undefined
    ? undefined
    : { script, id, origin };
}

/** The contact slots among the settings. */
export function firmOf(env: WebEnv): Firm {
  const slots: Record<keyof Firm, string | undefined> = {
    name: env.FIRM_NAME,
    registerNumber: env.FIRM_REGISTER_NUMBER,
    address: env.FIRM_ADDRESS,
    phone: env.FIRM_PHONE,
    email: env.FIRM_EMAIL,
    hours: env.FIRM_HOURS,
    reviewsUrl: env.FIRM_REVIEWS_URL,
  };
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}
