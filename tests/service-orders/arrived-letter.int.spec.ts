import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { pdfOf, readEmail, takeInEmail } from '@cotta/workspace/testing.js';
import { eva, key } from '../money/order-desk.js';
import { holderOf, lawyer, ServiceDesk, visitor } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const colleague = viewerOf('lawyer', nameBasedId('colleague'));
let at: ServiceDesk;
beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const LETTERS: Readonly<
  Record<'en' | 'es', { office: string; sender: string; number: string; page: string }>
> = {
  en: {
    office: 'US',
    sender: 'notices@uspto.gov',
    number: '97000123',
    page: `UNITED STATES PATENT AND TRADEMARK OFFICE
NONFINAL OFFICE ACTION
U.S. Application Serial No. 97/000,123
Issue date: June 16, 2026
The response deadline is September 15, 2026.
Registration of the mark is refused because of a likelihood of confusion with another mark.`,
  },
  es: {
    office: 'ES',
    sender: 'avisos@oepm.es',
    number: 'M4123456',
    page: `OFICINA ESPAÑOLA DE PATENTES Y MARCAS
Suspenso de la solicitud de marca M4123456
Fecha de notificación: 16 de junio de 2026
Se ha encontrado riesgo de confusión con otra marca. El plazo de contestación hasta el 15 de septiembre de 2026 es para presentar las alegaciones.`,
  },
};

/** The mail server hands over a mail to the address where offices write. */
async function comes({ sender, page }: { readonly sender: string; readonly page: string }): Promise<string> {
  const file = await pdfOf([page]);
  const mail = [
    `From: ${sender}`,
    'To: docket@cotta.test',
    'Subject: Notice',
    `Message-ID: <${nameBasedId(page)}@office.test>`,
    'Auto-Submitted: auto-generated',
    'Authentication-Results: cotta.test; dmarc=pass',
    'Content-Type: multipart/mixed; boundary=cut',
    '',
    '--cut',
    'Content-Type: application/pdf; name="letter.pdf"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="letter.pdf"',
    '',
    file.toString('base64'),
    '--cut--',
  ].join('\r\n');
  return takeInEmail(
    {
      runtime: at.fixtures.workspace.runtime,
      linkKey: key,
      encryptionKey: key,
      letterAddress: { address: 'docket@cotta.test', server: 'cotta.test' },
    },
    await readEmail(Buffer.from(mail)),
  );
}

const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.trademarks, viewer, command, id, input, 'OfficeAction');
const made = (type: string, input: object): Promise<string> =>
  at.made(at.fixtures.trademarks, lawyer, type, input);
const asked = (source: string, variables: object, viewer: Viewer = lawyer) =>
  at.answerOf(at.fixtures.trademarks, viewer, source, variables);
const lastMessage = async () =>
  (
    await asked(
      `{ docketedMessageList(orderBy: [{ field: RECEIVED_AT, direction: DESC }], limit: 1) { items { id state office trademarkId proposedIssueDate proposedDueDate groundsFound doubts } } }`,
      {},
    )
  ).docketedMessageList.items[0];

describe.each(['en', 'es'] as const)('a letter of an office, in %s', (language) => {
  const { office, sender, number, page } = LETTERS[language];

  it('comes by mail, is docketed by two people, reaches its client, is ordered, paid, answered and accepted', async () => {
    const trademarkId = await at.markOf(eva, {
      jurisdiction: office,
      status: 'UNDER_EXAMINATION',
      number,
      registrationDate: null,
      expirationDate: null,
    });
    await at.knowOwner('trademark', trademarkId, eva);
    clock.moveBy({ seconds: 1 });
    expect(await comes({ sender, page })).toBe('office letter');
    await at.settle();
    const message = await lastMessage();
    expect(message).toMatchObject({
      state: 'PARSED',
      office,
      trademarkId,
      proposedIssueDate: '2026-06-16',
      proposedDueDate: '2026-09-15',
      groundsFound: ['EARLIER_MARKS'],
      doubts: [],
    });
    expect(await at.openWork(message.id)).toEqual(['docket']);

    const letter = await made('OfficeAction', {
      trademarkId,
      docketedMessageId: message.id,
      issueDate: message.proposedIssueDate,
      dueDate: message.proposedDueDate,
      natureOfIssues: ['Earlier marks'],
    });
    await at.settle();
    expect(await at.openWork(message.id)).toEqual([]);
    expect(await at.openWork(letter)).toEqual(['confirm']);
    expect(
      await at.fixtures.workspace.db.query(
        'select type, user_id as "userId" from document where subject_id = $1',
        [letter],
      ),
    ).toEqual([{ type: 'Office letter', userId: eva.userId }]);

    expect(await step(lawyer, 'ConfirmOfficeActionDueDate', letter)).toEqual({
      refused: 'SECOND_PERSON_NEEDED',
    });
    expect(await step(colleague, 'ConfirmOfficeActionDueDate', letter)).toEqual({ id: letter });
    const option = await made('OfficeActionSolution', {
      officeActionId: letter,
      solution: 'Argue that the marks differ',
      chanceOfSuccess: 70,
      serviceFee: { amountMinor: 39_900, currency: 'EUR' },
      governmentFee: { amountMinor: 0, currency: 'EUR' },
      recommended: true,
    });
    await asked(
      'mutation ($id: ID!) { updateOfficeAction(id: $id, input: { examinationFinished: true }) { __typename } }',
      { id: letter },
    );
    expect(await step(lawyer, 'KickOffOfficeAction', letter)).toEqual({ id: letter });
    await at.settle();

    const holder: Viewer = {
      ...visitor,
      link: { purpose: 'office-action', subjectId: letter, revision: 1 },
    };
    const sheetOf =
      'query ($id: ID!) { officeAction(id: $id) { sheet { points { category } options { id } } } }';
    expect((await asked(sheetOf, { id: letter }, holder)).officeAction.sheet).toEqual({
      points: [{ category: 'EARLIER_MARKS' }],
      options: [{ id: option }],
    });
    await step(holder, 'OrderAnswerByLink', letter, { option, currency: 'EUR', country: 'SK' });
    await at.settle();
    const [{ order }] = await at.fixtures.trademarks.db.query(
      'select service_request_id as "order" from office_action where id = $1',
      [letter],
    );
    await at.pay(String((await at.productOf(order))?.['id']), holderOf(order));
    expect(await at.openWork(letter)).toEqual(['answer-office']);

    expect(await step(lawyer, 'StartOfficeActionDraft', letter)).toEqual({ id: letter });
    expect(await step(lawyer, 'SubmitOfficeActionResponse', letter, { filedOn: '2026-07-01' })).toEqual({
      refused: 'ANSWER_UNAPPROVED',
    });
    const without = { filedOn: '2026-07-01', reason: 'The client agreed on the phone.' };
    expect(await step(lawyer, 'SubmitOfficeActionResponse', letter, without)).toEqual({ id: letter });
    expect(await step(lawyer, 'CloseOfficeAction', letter, { outcome: 'ACCEPTED' })).toEqual({ id: letter });
    await at.settle();
    expect(await at.openWork(letter)).toEqual([]);
    const { trademark } = await asked('query ($id: ID!) { trademark(id: $id) { status officeDueDate } }', {
      id: trademarkId,
    });
    expect(trademark).toEqual({ status: 'UNDER_EXAMINATION', officeDueDate: null });
  });
});

it('a letter about a mark that is not ours waits for a person, and is docketed by nobody', async () => {
  clock.moveBy({ seconds: 1 });
  const { sender, page } = LETTERS.en;
  await comes({ sender, page: page.replace('97/000,123', '98/999,999') });
  await at.settle();
  const message = await lastMessage();
  expect(message).toMatchObject({ state: 'NEEDS_REVIEW', trademarkId: null, doubts: ['MARK_UNKNOWN'] });
  expect(await at.openWork(message.id)).toEqual(['docket']);
});
