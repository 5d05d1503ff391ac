import {
  partnerPath,
  partnerScopes,
  sandboxPath,
  sandboxScope,
  type PartnerScope,
} from '@cotta/reference/partner-scopes.js';
import { versionHeader } from './partner-manner.js';
import { partnerChangeLog, partnerVersions } from './partner-versions.js';

const MEANINGS: Readonly<Record<PartnerScope, string>> = {
  'trademarks:read': 'Read trademarks.',
  'deadlines:read': 'Read deadlines.',
  'orders:read': 'Read checks and orders.',
  'orders:write': 'Ask for checks and place orders.',
  'documents:read': 'Read documents and their files.',
  'invoices:read': 'Read invoices.',
  sandbox: 'In a sandbox: pay, approve, and speak as an office.',
};

/** How a program proves what it may, in the words of OpenAPI. */
export const oauthScheme = {
  type: 'oauth2',
  description:
    'Client credentials: the id of a client and one of its secrets, for a token of fifteen minutes.',
  flows: {
    clientCredentials: {
      tokenUrl: '/oauth/token',
      scopes: Object.fromEntries(partnerScopes.map((scope) => [scope, MEANINGS[scope]])),
    },
  },
} as const;

/** Of every call of a program. */
export const partnerHeaders: readonly object[] = [
  {
    name: versionHeader,
    in: 'header',
    required: false,
    description: 'The day whose form of the interface is meant; without it the newest.',
    schema: { type: 'string', enum: [...partnerVersions] },
  },
];

interface Described {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> };
}

/** The part of the whole description that a partner's program is written from: its paths, nothing of the others. */
export function partnerDescription(whole: object): object {
  const { paths, components, ...head } = whole as Described;
  const { oauth } = components.securitySchemes;
  return {
    ...head,
    info: {
      title: 'Cotta partner interface',
      version: partnerVersions.at(-1),
      description:
        'Read trademarks, deadlines, orders, documents and invoices of an account, ask for checks and place orders. Bodies use snake_case; times are UTC; money is whole minor units.',
      'x-changelog': changesOf(Object.keys(paths)),
    },
    tags: [{ name: 'partner' }],
    paths: Object.fromEntries(Object.entries(paths).filter(([, methods]) => isOfPrograms(methods))),
    components: { ...components, securitySchemes: { oauth } },
  };
}

/** Doors of a sandbox are named where they are. */
function changesOf(paths: readonly string[]): object[] {
  const isSandboxed = (path: string): boolean => path.includes(`${sandboxPath}/`);
  return partnerChangeLog.map(({ version, changes }) => ({
    version,
    changes: changes.filter(({ adds }) => paths.some(isSandboxed) || !adds.some(isSandboxed)),
  }));
}

/** The same where offices are real: nothing of a sandbox is there, so nothing of it is described. */
export function withoutSandbox(whole: object): object {
  const { paths, components, ...head } = whole as Described;
  const { oauth, ...others } = components.securitySchemes;
  const { flows, ...scheme } = oauth as typeof oauthScheme;
  const { clientCredentials } = flows;
  const scopes = Object.entries(clientCredentials.scopes).filter(([scope]) => scope !== sandboxScope);
  return {
    ...head,
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith(`${sandboxPath}/`))),
    components: {
      ...components,
      securitySchemes: {
        ...others,
        oauth: {
          ...scheme,
          flows: { clientCredentials: { ...clientCredentials, scopes: Object.fromEntries(scopes) } },
        },
      },
    },
  };
}

/** Paths of filing partners stand beside these and take another key. */
function isOfPrograms(methods: unknown): boolean {
  return Object.values(methods as Readonly<Record<string, { readonly tags?: readonly string[] }>>).some(
    ({ tags }) => tags?.includes('partner') === true,
  );
}

/** Where it is served. */
export const partnerDescriptionPath = `${partnerPath}/openapi.json`;
