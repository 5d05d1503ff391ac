import { createServer } from 'node:http';
import { create } from '@bufbuild/protobuf';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  ClientRemindedSchema,
  RequestMovedSchema,
  RequestReferenceSchema,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { openFixture } from '../../infra/simulators/contract/fixture.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import {
  deliverSms,
  smsConsumer,
  type SmsSettings,
  smsStatusRoute,
  TwilioSms,
  workspaceService,
} from '@cotta/workspace/testing.js';

export const encryptionKey = Buffer.alloc(32, 7).toString('base64url');
const publicOrigin = 'https://cotta.test';

export interface SmsRow {
  readonly id: string;
  readonly state: string;
  readonly segments: number | null;
  readonly last_error: string | null;
  readonly vendor_id: string | null;
  readonly next_attempt_at: Date;
}

/** The workspace on a database of its own, the simulated provider, and the door its reports come to. */
export async function openTextMessageFixture(start: string) {
  const clock = new FakeClock(start);
  const sim = await openFixture();
  const consumer = smsConsumer({ clock, publicOrigin });
  const definition = workspaceService({ linkKey: encryptionKey, letters: [consumer] });
  const workspace = await openServiceFixture(definition, clock);
  const { db, runtime } = workspace;
  const door = await openDoor();
  const settings: SmsSettings = {
    SMS_BASE_URL: `${sim.url}/twilio`,
    SMS_ACCOUNT_SID: CREDENTIALS.smsAccount,
    SMS_AUTH_TOKEN: CREDENTIALS.smsAuthToken,
    SMS_FROM: CREDENTIALS.smsNumber,
    SMS_STATUS_CALLBACK_URL: `${door.url}/api/sms/status`,
  };
  door.open(smsStatusRoute({ runtime, settings, encryptionKey }));
  const delivery = {
    db,
    clock,
    log: silentLog,
    encryptionKey,
    // Long enough for an answer of this machine at its busiest.
    transport: new TwilioSms(settings, sim.tuning),
  };
  return {
    clock,
    sim,
    db,
    runtime,
    settings,
    delivery,
    definition,
    /** Of the database, for a program that shall work on it as well. */
    url: workspace.url,
    /** Tells of one reminder. @returns id of the request */
    remind: async (
      phone: string,
      {
        zone = 'Europe/Bratislava',
        requestId = systemIds.next(),
        reminderKey = systemIds.next(),
        reminder = 'draft-sms',
      } = {},
    ): Promise<string> => {
      const contact = encryptContact(
        { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá', phone, language: 'sk' },
        encryptionKey,
      );
      const request = {
        requestId,
        publicId: 'V-7K2M9Q4X',
        mark: 'Žltá Pramica',
        jurisdictions: ['EU'],
        userId: '',
        language: 'sk',
        contact,
        linkPath: '/application-draft/r.token',
        zone,
        linkRevision: 1,
      };
      await deliver(runtime, consumerOf(definition, 'text-messages'), {
        schema: ClientRemindedSchema,
        message: { request, reminder, step: 1, dueOn: '2026-03-03', reminderKey },
        source: 'requests',
        streamId: requestId,
      });
      return requestId;
    },
    move: (requestId: string) =>
      deliver(runtime, consumerOf(definition, 'text-messages'), {
        schema: RequestMovedSchema,
        message: {
          request: create(RequestReferenceSchema, { requestId }),
          event: RequestMovedEvent.APPLICATION_APPROVED,
        },
        source: 'requests',
        streamId: requestId,
        streamVersion: 2,
      }),
    row: async (requestId: string): Promise<SmsRow> =>
      ((await db.query('select * from outgoing_sms where subject_id = $1', [requestId])) as SmsRow[])[0] ??
      missing(requestId),
    deliver: async (requestId: string): Promise<string | undefined> =>
      deliverSms(
        delivery,
        ((await db.query('select id from outgoing_sms where subject_id = $1', [requestId])) as SmsRow[])[0]
          ?.id ?? '',
      ),
    /** What the provider sent to a number, with what it reported and how that was answered. */
    sentTo: async (to: string): Promise<{ body: string; reports: string[] }[]> => {
      const all = (await (await fetch(`${sim.url}/__sim/twilio/messages`)).json()) as {
        to: string;
        body: string;
        reports: string[];
      }[];
      return all.filter((message) => message.to === to);
    },
    close: async () => {
      await door.close();
      await workspace.close();
      await sim.stop();
    },
  };
}

export type TextMessageFixture = Awaited<ReturnType<typeof openTextMessageFixture>>;

function missing(requestId: string): never {
  throw new Error(`no text message about ${requestId}`);
}

/** The route of the service behind a plain address, as the gateway hands reports on. */
async function openDoor() {
  let route: ExtraRoute | undefined;
  const server = createServer((request, response) => {
    const search = new URL(request.url ?? '/', 'http://door').searchParams;
    const call = { request, response, search, params: {} } as Pick<
      RouteCall,
      'request' | 'response' | 'search' | 'params'
    > as RouteCall;
    void route?.handle(call);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the door has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    open: (found: ExtraRoute) => {
      route = found;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
