import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderPage } from '../../../testing/render-page.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from './form-errors.js';
import { Field } from './field.js';

afterEach(cleanup);

let answer: (errors: FormErrors) => void = () => undefined;

/** A form whose answer comes when the test wants it. */
function Late() {
  const [state, setState] = useState<{ errors: FormErrors; attempt: number }>({ errors: {}, attempt: 0 });
  answer = (errors) => setState(({ attempt }) => ({ errors, attempt: attempt + 1 }));
  return (
    <FormErrorsProvider errors={state.errors}>
      <form onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary attempt={state.attempt} labels={{ name: 'Name' }} />
        <Field name="name" label="Name">
          {(control) => <input {...control} />}
        </Field>
        <button type="submit">Send</button>
      </form>
    </FormErrorsProvider>
  );
}

describe('what is wrong, when it is told late', () => {
  it('takes no letter from somebody who types on', async () => {
    const user = userEvent.setup({ delay: null });
    renderPage([{ path: '/', Component: Late }]);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await user.click(screen.getByLabelText('Name'));
    await user.keyboard('Ja');
    await act(async () => answer({ name: 'errors.REQUIRED' }));
    await user.keyboard('na');
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Jana');
  });

  it('takes the focus of somebody who waits for it', async () => {
    const user = userEvent.setup({ delay: null });
    renderPage([{ path: '/', Component: Late }]);
    await user.click(await screen.findByLabelText('Name'));
    await user.keyboard('J{Enter}');
    await act(async () => answer({ name: 'errors.TOO_SHORT' }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

/** Drawn anew with every key, as a form is that keeps what was typed; what is in it is not its own. */
function Keeping({ children }: { children: ReactNode }) {
  const [, setTyped] = useState(0);
  return (
    <FormErrorsProvider errors={{}}>
      <form onInput={() => setTyped((times) => times + 1)}>{children}</form>
    </FormErrorsProvider>
  );
}

function Country() {
  const [country, setCountry] = useState('');
  return (
    <Field name="country" label="Country">
      {(control) => (
        <select {...control} value={country} onChange={({ target }) => setCountry(target.value)}>
          <option value="">Choose</option>
          <option value="AT">Austria</option>
        </select>
      )}
    </Field>
  );
}

it('leaves a list the choice of a person, whose browser tells of it twice', async () => {
  renderPage([
    {
      path: '/',
      Component: () => (
        <Keeping>
          <Country />
        </Keeping>
      ),
    },
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'AT');
  expect((screen.getByLabelText('Country') as HTMLSelectElement).value).toBe('AT');
});
