import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderPage } from '../../../testing/render-page.js';
import { readKept } from './kept.js';
import { useKeptForm } from './use-kept-form.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Draws its list itself, and so with every key of the form it keeps. */
function Owner() {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm(form, 'owner', {});
  const [country, setCountry] = useState('');
  return (
    <form ref={form} {...kept.heard}>
      <label>
        Country
        <select name="country" value={country} onChange={({ target }) => setCountry(target.value)}>
          <option value="">Choose</option>
          <option value="AT">Austria</option>
        </select>
      </label>
      <label>
        Town
        <input name="city" />
      </label>
    </form>
  );
}

it('a list keeps what a person picks, and the device keeps it as well', async () => {
  renderPage([{ path: '/', Component: Owner }]);
  await userEvent.type(await screen.findByLabelText('Town'), 'Wien');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'AT');
  expect((screen.getByLabelText('Country') as HTMLSelectElement).value).toBe('AT');
  await waitFor(() => expect(readKept('owner')?.values).toEqual({ country: ['AT'], city: ['Wien'] }));
});
