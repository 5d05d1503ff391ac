import { Component } from '../src/features/admin/deadlines/docket.screen.js';
import { present } from './present.js';
import { staffAnswers } from './stub-staff.js';

/** The docket at an address. */
export const docketPage = (query = '') => ({
  path: '/admin/deadlines',
  at: `/admin/deadlines${query}`,
  Component,
});

export const { docket: usualDocket } = staffAnswers.Docket({});
export const plainRow = present(usualDocket.items[2]);
export const letterRow = present(usualDocket.items[1]);

/** Answers with these rows, each the plain one but for what is said. */
export const docketOf = (...rows: readonly object[]) => ({
  Docket: () => ({
    docket: { ...usualDocket, items: rows.map((row, index) => ({ ...plainRow, id: `d${index}`, ...row })) },
  }),
});
