import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../../testing/render-page.js';
import { readGoods, type ClassGoods } from './class-goods.js';
import { GoodsPicker } from './goods-picker.js';

interface Asked {
  readonly query: string;
  readonly answer: (data: unknown, status?: number) => void;
}
let asked: Asked[];
const onInput = jest.fn();

function Form({ start, offices }: { start: readonly ClassGoods[]; offices: readonly string[] }) {
  const [value, setValue] = useState(start);
  // A list made anew at each drawing, as forms do whose own shape is another.
  return (
    <form onInput={onInput} aria-label="order">
      <GoodsPicker name="goods" value={[...value]} offices={offices} onChange={setValue} />
    </form>
  );
}

const show = (
  start: readonly ClassGoods[] = [],
  offices: readonly string[] = ['EU', 'US'],
  locale: 'en' | 'cs' = 'en',
) => renderPage([{ path: '/', Component: () => <Form start={start} offices={offices} /> }], { locale });
const found = (...items: [number, string][]) => ({
  goodsAndServicesSearch: {
    classes: [{ classNumber: items[0]?.[0] ?? 1 }],
    items: items.map(([classNumber, term]) => ({
      classNumber,
      term,
      translation: null,
      euHarmonised: true,
      listed: true,
    })),
    translated: [],
    listed: false,
    degraded: false,
  },
  goodsAndServicesPackageList: [
    {
      id: 'shoes',
      title: 'Footwear',
      terms: [
        { classNumber: 25, term: 'boots', need: 'core' },
        { classNumber: 18, term: 'bags', need: 'often' },
      ],
    },
  ],
});
const field = () =>
  readGoods(
    (screen.getByRole('form', { name: 'order' }).querySelector('input[name=goods]') as HTMLInputElement)
      .value,
  );

async function question(count: number): Promise<Asked> {
  return waitFor(() => {
    const one = asked[count - 1];
    if (one === undefined) throw new Error(`there is no question ${count} yet`);
    return one;
  });
}

beforeEach(() => {
  asked = [];
  onInput.mockReset();
  localStorage.clear();
  globalThis.fetch = ((_url: string, init: { body: string }) =>
    new Promise((resolve) => {
      const { variables } = JSON.parse(init.body) as { variables: { query: string } };
      asked.push({
        query: variables.query,
        answer: (data, status = 200) =>
          resolve({
            ok: status === 200,
            status,
            headers: new Headers(),
            json: () => Promise.resolve({ data }),
          }),
      });
    })) as never;
});
afterEach(cleanup);

describe('choosing goods and services', () => {
  it('ticks what was found, says what offices think of it and hands over class by class', async () => {
    show();
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Find a term'), 'shoes');
    (await question(1)).answer(found([25, 'shoes'], [9, 'downloadable apps']));
    await user.click(await screen.findByRole('checkbox', { name: /25 shoes accepted in the EU/ }));
    await user.click(screen.getByRole('checkbox', { name: /downloadable apps/ }));
    expect(field()).toEqual([
      { class: 9, terms: ['downloadable apps'] },
      { class: 25, terms: ['shoes'] },
    ]);
    expect(screen.getByText('2 terms in 2 classes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Drop shoes' }));
    expect(field()).toEqual([{ class: 9, terms: ['downloadable apps'] }]);
  });

  it('never lets a late answer take the place of a newer one', async () => {
    show();
    const user = userEvent.setup({ delay: null });
    const ask = await screen.findByLabelText('Find a term');
    await user.type(ask, 'sho{Enter}');
    const first = await question(1);
    await user.type(ask, 'es{Enter}');
    (await question(2)).answer(found([25, 'the newer term']));
    await screen.findByRole('checkbox', { name: /the newer term/ });
    first.answer(found([12, 'the late term']));
    await user.tab();
    expect(screen.getByRole('checkbox', { name: /the newer term/ })).toHaveFocus();
    expect(screen.queryByRole('checkbox', { name: /the late term/ })).toBeNull();
    expect(asked.map(({ query }) => query)).toEqual(['sho', 'shoes']);
  });

  it('works by keyboard alone and never sends the form by Enter', async () => {
    const sent = jest.fn();
    show();
    const user = userEvent.setup({ delay: null });
    const ask = await screen.findByLabelText('Find a term');
    screen.getByRole('form', { name: 'order' }).addEventListener('submit', sent);
    ask.focus();
    await user.keyboard('boots{Enter}');
    (await question(1)).answer(found([25, 'boots']));
    await screen.findByRole('checkbox', { name: /boots/ });
    await user.keyboard('{Tab} ');
    expect(field()).toEqual([{ class: 25, terms: ['boots'] }]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('takes own words with a class, and the usual terms of a trade', async () => {
    show();
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Find a term'), 'hand-sewn felt boots');
    (await question(1)).answer(found([25, 'felt boots']));
    await user.click(await screen.findByText('File it in your own words: “hand-sewn felt boots”'));
    await user.click(screen.getByRole('button', { name: 'Add it' }));
    await user.click(screen.getByRole('button', { name: 'Take the 1 usual term of: Footwear' }));
    expect(field()).toEqual([{ class: 25, terms: ['hand-sewn felt boots', 'boots'] }]);
  });

  it('tells a form that keeps its answers, and takes over what the class assistant kept', async () => {
    localStorage.setItem('kept.class-basket', JSON.stringify([{ classNumber: 32, term: 'beer' }]));
    show();
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: /Take over 1 term/ }));
    expect(field()).toEqual([{ class: 32, terms: ['beer'] }]);
    expect(onInput).toHaveBeenCalledTimes(1);
  });

  it('counts characters where an office charges for them', async () => {
    show([{ class: 25, terms: ['a'.repeat(1000), 'b'] }]);
    expect(await screen.findByText(/1,003 of 1,000 characters; the office charges/)).toBeVisible();
  });

  it('says why there is no answer and keeps what was chosen, in the reader’s language', async () => {
    show([{ class: 25, terms: ['shoes'] }], ['EU'], 'cs');
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Najít výraz'), 'boty');
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer(undefined, 429);
    expect(await screen.findByRole('alert')).toHaveTextContent('To bylo za jednu minutu mnoho dotazů.');
    expect(field()).toEqual([{ class: 25, terms: ['shoes'] }]);
  });
});
