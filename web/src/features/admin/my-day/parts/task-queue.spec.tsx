import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.js';
import { TaskQueue } from './task-queue.js';

afterEach(cleanup);

const tasks = [
  {
    id: 't1',
    kind: 'OFFICE_ACTION',
    title: 'the client ordered an answer',
    subjectType: 'office_action',
    subjectId: 'l1',
    mark: '',
  },
  {
    id: 't2',
    kind: 'PAYMENT',
    title: 'O-1 · the payment is disputed',
    subjectType: 'product',
    subjectId: 'p1',
    mark: '',
  },
  {
    id: 't3',
    kind: 'VERIFICATION',
    title: 'V-1',
    subjectType: 'registration_request',
    subjectId: 'r1',
    mark: '',
  },
];

describe('the tasks of a day', () => {
  it('say what they are about: mark, office and last day, or their title; only a check may be of a logo without words', async () => {
    renderPage([
      {
        path: '/',
        Component: () => (
          <TaskQueue
            tasks={tasks}
            me="me"
            subjects={new Map([['l1', { name: 'Lumora', office: 'EU', due: '2027-03-01' }]])}
          />
        ),
      },
    ]);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows[0]).toHaveTextContent('Lumora');
    expect(rows[0]).toHaveTextContent('EU');
    expect(rows[0]).toHaveTextContent('1 March 2027');
    expect(rows[1]).toHaveTextContent('O-1 · the payment is disputed');
    expect(rows[2]).toHaveTextContent('Logo without words');
    expect(screen.getAllByText('Logo without words')).toHaveLength(1);
  });
});
