import type { Request, Response } from 'express';
import type { AuthSettings } from '../../auth/routes.js';
import type { Callers } from '../../caller.js';
import type { HintFeed } from '../../hints/hint-feed.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { FileRoutes } from '../files.js';
import type { JsonSchema } from '../json-schema.js';
import type { StaffPackages } from '../packages/staff-packages.js';
import type { OauthDoor } from '../partner/oauth-door.js';
import type { PartnerEvents } from '../partner/partner-events.js';
import type { PartnerInterface } from '../partner-interface.js';
import type { PartnerScope } from '@cotta/reference/partner-scopes.js';
import type { SandboxDoor } from '../sandbox/sandbox-door.js';
import type { Webhooks } from '../webhooks.js';

/** What stands behind the routes that run no stored operation. */
export interface Doors {
  readonly auth: AuthSettings;
  readonly callers: Callers;
  readonly hints: HintFeed;
  readonly files: FileRoutes;
  readonly packages: StaffPackages;
  readonly dataCopy: Handler;
  readonly portfolio: { readonly archive: Handler; readonly schema: Handler };
  readonly partners: PartnerInterface;
  readonly oauth: OauthDoor;
  readonly partnerEvents: PartnerEvents;
  /** Of a sandbox alone: elsewhere its routes are not put up. */
  readonly sandbox: SandboxDoor;
  readonly webhooks: Webhooks;
  readonly openApi: object;
  readonly log: Log;
  readonly now: () => Date;
}

export type Handler = (request: Request, response: Response) => Promise<void> | void;

export interface Parameter {
  readonly schema: JsonSchema;
  readonly required?: true;
  readonly doc?: string;
}

/** What the description of the interface says of a route. */
export interface Documentation {
  readonly summary: string;
  readonly description?: string;
  /** `link`: whoever holds the signed address; `partner`: a filing partner's key; `program`: an access token with one of `scopes`; `cookie`: a browser that signed in here. */
  readonly needs: 'anyone' | 'session' | 'staff' | 'link' | 'partner' | 'program' | 'cookie';
  /** Of a program: one of them is enough. */
  readonly scopes?: readonly PartnerScope[];
  /** Parts of the path that are no UUID. */
  readonly path?: Readonly<Record<string, JsonSchema>>;
  readonly query?: Readonly<Record<string, Parameter>>;
  readonly headers?: Readonly<Record<string, Parameter>>;
  readonly takes?: { readonly type: string; readonly schema?: JsonSchema; readonly description?: string };
  readonly answers: {
    readonly status: 200 | 201 | 204;
    readonly description: string;
    /** Content types; none for an empty body. */
    readonly types?: readonly string[];
    /** Of a JSON body. */
    readonly schema?: JsonSchema;
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** Statuses of the problems to expect. */
  readonly errors: readonly number[];
}

/** One path and method outside the facade's table: files, sessions, what others call. `Needs`: what of all that stands behind. */
export interface PlainRoute<Needs = Doors> {
  readonly method: 'get' | 'post';
  /** As in OpenAPI: `/api/document/{id}/content`. */
  readonly path: string;
  /** Absent in production. */
  readonly debug?: true;
  /** There in a sandbox alone. */
  readonly sandbox?: true;
  /** Why it stands in no description, where it does not. */
  readonly about: Documentation | { readonly undocumented: string };
  readonly run: (doors: Needs) => Handler;
}
