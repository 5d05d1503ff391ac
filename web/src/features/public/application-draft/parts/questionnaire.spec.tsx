import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { draftAnswers, draftIds, offices as draftOffices } from '../../../../../testing/stub-draft.js';
import { OwnersDraft } from './owners-draft.js';

interface Office {
  readonly id: string;
  version: number;
  jurisdiction: string;
  goodsAndServices: readonly { classNumber: number; terms: readonly string[] }[];
  usptoFilingBasis: string | null;
}
type Variables = Readonly<Record<string, never>> & {
  readonly id: string;
  readonly version?: number;
  readonly input: Partial<Office>;
};

const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};
let offices: Office[] = [];
let saved: Variables[] = [];
let refusal: string | undefined;

const refused = (code: string) => ({ __typename: 'Refusal', code, message: code, fields: [] });

/** The service as far as it matters here: it keeps versions, and takes a list over to all offices at once. */
const answers: Readonly<Record<string, (variables: Variables) => unknown>> = {
  DraftOffices: () => ({
    applicationJurisdictionList: { endCursor: null, hasNextPage: false, items: offices },
  }),
  DraftSaveOffice: (variables) => {
    saved.push(variables);
    const { id, input, version } = variables;
    const office = offices.find((one) => one.id === id);
    if (refusal !== undefined || office === undefined)
      return { updateApplicationJurisdiction: refused(refusal ?? 'NOT_FOUND') };
    if (version !== office.version) return { updateApplicationJurisdiction: refused('CONFLICT') };
    offices = offices.map((one) => (one.id === id ? { ...one, ...input, version: one.version + 1 } : one));
    return {
      updateApplicationJurisdiction: {
        __typename: 'ApplicationJurisdiction',
        id,
        version: office.version + 1,
      },
    };
  },
  DraftCopyGoods: ({ input }) => {
    if (refusal !== undefined) return { copyApplicationGoods: refused(refusal) };
    offices = offices.map((one) => ({
      ...one,
      version: one.version + 1,
      goodsAndServices: input.goodsAndServices ?? [],
    }));
    return { copyApplicationGoods: { __typename: 'CopiedApplicationGoods', offices } };
  },
};

beforeEach(() => {
  refusal = undefined;
  saved = [];
  offices = draftOffices.slice(0, 2).map((office) => ({
    ...office,
    usptoFilingBasis: null,
    goodsAndServices:
      office.jurisdiction === 'EU'
        ? [{ classNumber: 11, terms: ['lamps'] }]
        : [{ classNumber: 11, terms: [] }],
  }));
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    const json = (body: unknown): Promise<Response> =>
      Promise.resolve(
        new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } }),
      );
    if (address.includes('/api/auth/session')) return json(session);
    if (!address.includes('/graphql')) return json({});
    const { operationName, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: Variables;
    };
    const stub: AnswersByName = draftAnswers;
    return json({ data: (answers[operationName] ?? stub[operationName])?.(variables) });
  }) as never;
});
afterEach(cleanup);

const panel = async (title: RegExp): Promise<HTMLElement> =>
  (
    await screen.findByText(
      (_, element) => element?.tagName === 'SUMMARY' && title.test(element.textContent ?? ''),
    )
  ).closest('details') as HTMLElement;
const open = (): void =>
  void renderPage([{ path: '/', Component: () => <OwnersDraft id={draftIds.open} /> }]);

describe('goods for several offices', () => {
  it('are at every office after they were taken over, and stay there when something else is answered next', async () => {
    open();
    const [us, eu] = [await panel(/United States/), await panel(/European Union/)];
    fireEvent.click(within(eu).getByRole('button', { name: /other office/, hidden: true }));
    await within(us).findByText('lamps');
    fireEvent.click(within(us).getByRole('radio', { name: /1\(b\)/, hidden: true }));
    fireEvent.input(within(us).getByRole('radio', { name: /1\(b\)/, hidden: true }));
    await waitFor(() =>
      expect(offices.find(({ jurisdiction }) => jurisdiction === 'US')?.usptoFilingBasis).toBe('_1_B'),
    );
    expect(saved.map(({ input }) => Object.keys(input))).toEqual([['usptoFilingBasis']]);
    expect(offices.map(({ goodsAndServices }) => goodsAndServices)).toEqual([
      [{ classNumber: 11, terms: ['lamps'] }],
      [{ classNumber: 11, terms: ['lamps'] }],
    ]);
  });

  it('left to the lawyer are an answer', async () => {
    open();
    const us = await panel(/United States/);
    expect(within(us).getByText(/the lawyer writes these/)).toBeTruthy();
  });

  it('say why they could not be taken over, beside the button', async () => {
    open();
    const eu = await panel(/European Union/);
    refusal = 'APPLICATION_APPROVED';
    fireEvent.click(within(eu).getByRole('button', { name: /other office/, hidden: true }));
    expect((await within(eu).findByRole('alert', { hidden: true })).textContent).not.toBe('');
  });
});
