import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../testing/stub-records.js';
import { registry } from '../parts/records/generated/registry.js';
import type { FieldFacts, RecordFacts } from '../parts/records/record-facts.js';
import { peopleOf } from '../parts/records/form/reference-input.js';
import { Component } from './record-list.screen.js';
import { Component as Create } from './record-create.screen.js';
import { Component as Show } from './record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const open = (table: string, world: Parameters<typeof renderAdminPage>[1] = {}) =>
  renderAdminPage({ path: `/${table}`, at: `/${table}`, Component }, world);
const columns = async (): Promise<readonly (string | null)[]> =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

describe('the list of clients', () => {
  it('is of clients until somebody takes the filter away, without what only an account is', async () => {
    const sent = await open('user');
    expect(await columns()).toEqual(['Name', 'E-mail', 'Status', 'In charge', 'Created']);
    expect(sentAs(sent, 'AdminUserList')[0]?.variables).toMatchObject({
      filter: { and: [{ role: { in: ['CUSTOMER'] } }] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter on Role' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminUserList').at(-1)?.variables).toMatchObject({ filter: null }),
    );
  });

  it('and every choice of a client offers clients alone, of a colleague colleagues', async () => {
    const sent = await renderAdminPage({
      path: '/brand/create',
      at: '/brand/create',
      Component: Create,
    });
    await userEvent.type(await screen.findByRole('combobox', { name: /Client/ }), 'Dana');
    await waitFor(() =>
      expect(sentAs(sent, 'AdminUserNames').at(-1)?.variables).toMatchObject({
        filter: { role: { in: ['CUSTOMER'] }, or: expect.anything() },
      }),
    );
    const { record } = (await registry['user']?.load()) ?? {};
    const into = record?.commands
      .find(({ root }) => root === 'mergeUser')
      ?.input.find((field) => typeof field !== 'string' && field.key === 'intoId');
    if (into === undefined || typeof into === 'string') throw new Error('nothing to merge into');
    expect(peopleOf(into)).toBe('clients');
    expect(peopleOf({ key: 'assignedAdminId', target: 'user' })).toBe('colleagues');
    expect(peopleOf({ key: 'actorId', target: 'user' })).toBeUndefined();
  });
});

/** What a form of a record shows: itself, what is asked, and what may be chosen. */
function saidByForms({ doc, fields, create, update, steps, commands }: RecordFacts): {
  readonly sentences: readonly string[];
  readonly choices: readonly string[];
} {
  const asked = [create, update, ...steps, ...commands]
    .flatMap((command) => command?.input ?? [])
    .map((input) => (typeof input === 'string' ? fields.find(({ key }) => key === input) : input))
    .flatMap((field) => (field === undefined ? [] : withParts(field)));
  return {
    sentences: [doc, ...asked.map((field) => field.doc)],
    choices: asked.flatMap(({ values = [] }) => values.map(([, word]) => word)),
  };
}

const withParts = (field: FieldFacts): readonly FieldFacts[] => [
  field,
  ...[field.of, ...(field.parts ?? [])].flatMap((part) => (part === undefined ? [] : withParts(part))),
];

/** Words of the language that are written with a hyphen. */
const USUAL: ReadonlySet<string> = new Set(['e-mail', 'non-use']);

/** Words that only programs and who writes them use. */
const OF_PROGRAMS =
  /\b(?:entity|entities|specification|schema|null|enum|uuid|json|payload|hash|token|rows?|ids?|users?)\b|`/i;

const all: readonly RecordFacts[] = await Promise.all(
  Object.values(registry).map(async ({ load }) => (await load()).record),
);

describe('the forms of every kind of record', () => {
  const withForms = all.filter(({ create, update }) => create !== undefined || update !== undefined);

  it('are looked at', () => expect(withForms.length).toBeGreaterThan(40));

  it.each(withForms.map((facts) => [facts.table, facts] as const))('speak in words: %s', (_, facts) => {
    const { sentences, choices } = saidByForms(facts);
    expect(sentences.filter((sentence) => OF_PROGRAMS.test(sentence))).toEqual([]);
    expect(
      choices.filter((choice) => /^[a-z]+(?:[-_][a-z]+)+$|_|[a-z][A-Z]/.test(choice) && !USUAL.has(choice)),
    ).toEqual([]);
  });
});

describe('who changed what', () => {
  it('is said in words, never by the names that programs have for it', async () => {
    const row = (recordAnswer('AdminAuditLogList', {}) as { auditLogList: { items: object[] } }).auditLogList
      .items[0];
    await open('audit_log', {
      answers: {
        AdminAuditLogList: () => ({
          auditLogList: {
            items: [{ ...row, id: rowId('audit_log', 0), event: 'AddressRemoved', entity: 'office_action' }],
            totalCount: 1,
            endCursor: null,
          },
        }),
      },
    });
    expect(await columns()).toEqual(['What happened', 'Kind of record', 'When', 'Who', 'Client', 'Mark']);
    expect(screen.getByRole('heading', { level: 1, name: 'Who changed what' })).toBeInTheDocument();
    const [, line] = screen.getAllByRole('row');
    expect(line).toHaveTextContent(/Address removed.*Office letter/);
    expect(line).not.toHaveTextContent(/AddressRemoved|office_action/);
  });
});

describe('changes that are not in the log any more', () => {
  const begins = (auditLogBegins: string | null) => ({ AuditLogBegins: () => ({ auditLogBegins }) });

  it('are in the archive: the list says until when, and how they are read', async () => {
    await open('audit_log', { answers: begins('2024-03-01') });
    const note = await screen.findByText(/lie in the archive/);
    expect(note).toHaveTextContent(
      /^Changes before March 2024 lie in the archive; whoever runs Cotta can read them back: npm run archive -- --month 2024-02$/,
    );
  });

  it('are of the December before where it begins with a year', async () => {
    await open('audit_log', { answers: begins('2025-01-01') });
    expect(await screen.findByText(/before January 2025/)).toHaveTextContent(/--month 2024-12$/);
  });

  it('are said in the history of a person too', async () => {
    await renderAdminPage(
      { path: '/user/:id', at: `/user/${rowId('user', 0)}?tab=audit_log-userId`, Component: Show },
      { answers: begins('2024-03-01') },
    );
    expect(await screen.findByText(/^Changes before March 2024 lie in the archive/)).toBeInTheDocument();
  });

  it('are none while nothing lies there, and no other list asks', async () => {
    const sent = await open('audit_log', { answers: begins(null) });
    await waitFor(() => expect(sentAs(sent, 'AuditLogBegins')).toHaveLength(1));
    await columns();
    expect(screen.queryByText(/archive/)).toBeNull();
    cleanup();
    const others = await open('address', { answers: begins('2024-03-01') });
    await columns();
    expect(sentAs(others, 'AuditLogBegins')).toEqual([]);
    expect(screen.queryByText(/archive/)).toBeNull();
  });

  it('are not spoken of where nobody could say, and the list stands', async () => {
    const sent = await open('audit_log', {
      answers: {
        AuditLogBegins: () => {
          throw new Error('UNAVAILABLE');
        },
      },
    });
    await waitFor(() => expect(sentAs(sent, 'AuditLogBegins')).not.toEqual([]));
    expect(await columns()).toContain('What happened');
    expect(screen.queryByText(/archive/)).toBeNull();
  });
});

describe('a file of a long list', () => {
  const long = {
    answers: {
      AdminAddressList: (variables: Readonly<Record<string, unknown>>) => ({
        addressList: {
          ...(recordAnswer('AdminAddressList', variables) as { addressList: object }).addressList,
          totalCount: 1_001,
        },
      }),
    },
  };
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const read = (sent: Awaited<ReturnType<typeof open>>) =>
    sentAs(sent, 'AdminAddressList').filter(({ variables }) => variables['limit'] === 500);

  it.each(['LAWYER', 'ADMIN'] as const)('is taken by whoever reads the list: %s', async (role) => {
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
    const sent = await open('address', { ...long, role });
    await screen.findByText('1001 records');
    await press();
    expect(await screen.findByText('3 rows saved.')).toBeInTheDocument();
    expect(read(sent)).toHaveLength(1);
  });

  it('is none where a page of it is refused, and the list stays', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:1');
    await open('address', {
      answers: {
        AdminAddressList: (variables: Readonly<Record<string, unknown>>) => {
          if (variables['limit'] === 500) throw new Error('FORBIDDEN');
          return long.answers.AdminAddressList(variables);
        },
      },
    });
    await screen.findByText('1001 records');
    await press();
    expect(
      await screen.findByText('The export stopped. Nothing was saved; please try again.'),
    ).toBeInTheDocument();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(3);
  });
});
