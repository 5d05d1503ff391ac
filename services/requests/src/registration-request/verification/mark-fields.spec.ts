import { describe, expect, it } from '@jest/globals';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { Field, FieldSet } from '@cotta/kit/model/field/field.js';
import { columnName } from '@cotta/kit/model/field/names.js';
import { given } from '@cotta/kit/testing/spec.js';
import {
  approved,
  asked,
  byLink,
  content,
  lawyer,
  mark,
  passerBy,
  question,
  testKey,
} from '../../testing/facts.js';
import { rowsWritten } from '../../testing/rows-written.js';
import {
  defineCreateRegistrationRequest,
  defineStartRegistrationOrder,
} from '../order/start-registration-order.js';
import { updateRegistrationRequest } from '../update-registration-request.js';
import { registrationRequestResource } from '../registration-request.resource.js';
import { openReport, sealReport } from './frozen-report.js';
import {
  askedOfMark,
  correctedOfMark,
  keptOfMark,
  markColumns,
  repeatedOfMark,
  reportedOfMark,
  type RequestedMark,
} from './mark-fields.js';
import { defineRepeatVerification } from './repeat-verification.js';
import { reportVersionResource } from './report-version.resource.js';
import { defineRequestVerification } from './request-verification.js';

const logoId = '01990000-0000-7000-8000-0000000000d1';
const logoUpload = signLink(
  { purpose: 'upload', subjectId: logoId, revision: 0, expiresAt: new Date('2026-02-01') },
  testKey,
);

/** An answer that differs from what the order of the tests says. */
function answerTo({ kind }: Field): unknown {
  switch (kind.is) {
    case 'list':
      return [answerTo(kind.of)];
    case 'enumeration':
      return kind.values.at(-1);
    case 'code':
      return 'EU';
    case 'integer':
      return 35;
    case 'boolean':
      return true;
    case 'calendarDate':
      return '2026-01-14';
    case 'id':
    case 'ref':
      return logoId;
    // An address is kept as text.
    default:
      return 'https://zelena.test';
  }
}
const answersTo = (fields: FieldSet): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, answerTo(field)]));

const everything = { ...question, ...answersTo(askedOfMark), logoUpload };
const ways = [
  defineRequestVerification(testKey),
  defineStartRegistrationOrder(testKey),
  defineCreateRegistrationRequest(testKey),
] as const;

describe('an answer about the mark, declared once', () => {
  it.each(ways)('is asked and kept by $name', (command) => {
    const viewer = command.name === 'CreateRegistrationRequest' ? lawyer : passerBy;
    const [fact] = given().when(command, everything, { viewer }).events();
    expect(fact?.data).toMatchObject({ mark: answersTo(keptOfMark) });
  });

  it('is a column of the order’s row', async () => {
    expect(registrationRequestResource.fields).toMatchObject(keptOfMark);
    const facts = given().when(ways[0], everything, { viewer: passerBy }).events();
    const [{ sql, values } = { sql: '', values: [] }] = await rowsWritten(facts);
    const columns = /\((.*)\) values/.exec(sql)?.[1]?.split(', ') ?? [];
    const row = Object.fromEntries(columns.map((column, at) => [column, values[at]]));
    expect(row).toMatchObject(
      Object.fromEntries(
        Object.entries(answersTo(keptOfMark)).map(([key, answer]) => [columnName(key), answer]),
      ),
    );
  });

  it('is repeated by the report, frozen and read', () => {
    const [fact] = given().when(ways[0], everything, { viewer: passerBy }).events();
    if (fact?.type !== 'VerificationRequested') throw new Error('no check was asked for');
    const report = sealReport({
      publicId: 'V-1',
      number: 1,
      outcome: 'approved',
      lawyerName: null,
      lawyerRole: 'lawyer',
      mark: fact.data.mark,
      content,
      searches: [],
      dismissReason: null,
      dismissAlternatives: [],
      now: new Date('2026-01-15T10:00:00Z'),
    });
    expect(openReport(report).asked).toEqual(answersTo(reportedOfMark));
    expect(reportVersionResource.fields.asked.kind).toMatchObject({ fields: reportedOfMark });
  });

  it.each(Object.entries(correctedOfMark))('is corrected alone: %s', (key, field) => {
    const [fact] = given(asked())
      .when(updateRegistrationRequest, { [key]: answerTo(field) }, { viewer: lawyer })
      .events();
    expect(fact?.data).toMatchObject({ mark: { ...mark, [key]: answerTo(field) }, columns: {} });
  });

  it.each(Object.entries(repeatedOfMark).filter(([key]) => key in keptOfMark))(
    'is asked anew alone: %s',
    (key, field) => {
      const [fact] = given(asked(), approved())
        .when(
          defineRepeatVerification(testKey),
          { [key]: answerTo(field) },
          { viewer: byLink('verification-summary') },
        )
        .events();
      expect(fact?.data).toMatchObject({ mark: { ...mark, [key]: answerTo(field) } });
    },
  );

  it('writes nothing for a fact from before it was asked', () => {
    const { useInCommerce: _, ...before } = mark;
    // The edge: as a release that did not ask it stored it.
    expect(markColumns(before as RequestedMark)).not.toHaveProperty('useInCommerce');
    expect(markColumns(mark)).toHaveProperty('useInCommerce', null);
  });
});
