import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { type OrderFacts, quoteToken, storedQuote } from '@cotta/invoicing/testing.js';
import { requestCommands } from '@cotta/requests/testing.js';
import { key, slovak } from './order-desk.js';
import { pressAgain } from './press-again.js';

const commands = requestCommands(key);

/** What an order of `slovak` costs, minor units. */
export const ORDER_TOTAL = 120_670;

/** Orders the registration of one mark at a fresh quote, as staff would for a client. @returns the id of the request. */
export async function placeOrder(
  { requests, invoicing }: { requests: CommandRuntime; invoicing: CommandRuntime },
  index: number,
  userId: string | null,
  facts: OrderFacts = slovak,
): Promise<string> {
  const streamId = systemIds.next();
  const offices = facts.filings.map(({ jurisdiction }) => jurisdiction);
  const classes = Array.from(
    { length: Math.max(...facts.filings.map((filing) => filing.classes)) },
    (_, index) => 11 + index,
  );
  const admin = viewerOf('admin', nameBasedId('admin'));
  const contact = { email: `client${index}@example.test`, firstName: 'Eva', lastName: 'Nová' };
  const [beginning, ordering] = [systemIds.next(), systemIds.next()];
  const begun = await pressAgain(() =>
    handleCommand(requests, {
      command: commands.createRegistrationRequest,
      streamId,
      viewer: admin,
      commandId: beginning,
      input: {
        type: 'text',
        value: `Lumara ${index}`,
        meaning: '',
        jurisdictions: offices,
        jurisdictionsUndecided: false,
        websites: [],
        businessDescription: 'Lamps of blown glass.',
        classes,
        contact,
        language: 'sk',
        country: 'SK',
        sendMarketingEmails: false,
        userId,
      },
    }),
  );
  if ('refusal' in begun) throw new Error(JSON.stringify(begun.refusal));
  const quote = await pressAgain(() => storedQuote(invoicing, facts));
  if ('refused' in quote) throw new Error(quote.message);
  const input = {
    services: ['registration'],
    orderedItems: offices,
    currency: 'EUR',
    filingClassesCount: 1,
    termsAccepted: true,
    quote: quoteToken(quote, key),
  };
  const ordered = await pressAgain(() =>
    handleCommand(requests, {
      command: commands.createOrder,
      streamId,
      viewer: admin,
      input,
      commandId: ordering,
    }),
  );
  if ('refusal' in ordered) throw new Error(JSON.stringify(ordered.refusal));
  return streamId;
}

/** Ten at a time. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += 10)
    await Promise.all(items.slice(at, at + 10).map((item, index) => work(item, at + index)));
}
