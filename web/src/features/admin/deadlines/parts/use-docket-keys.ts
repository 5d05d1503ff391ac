import { useNavigate } from 'react-router';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import type { DocketView } from '../docket-address.js';
import type { DocketChoice } from '../use-docket-choice.js';
import { COLLEAGUES_OF_CHOSEN, placeOf, type DocketItem } from './row-place.js';
import type { AskedStep } from './step-dialog.js';
import type { DocketSteps } from './use-docket-steps.js';

interface Docket {
  readonly rows: readonly DocketItem[];
  readonly current: DocketItem | undefined;
  readonly me: string | undefined;
  readonly steps: DocketSteps;
  readonly choice: DocketChoice;
  /** Opens what can be done about a row. */
  readonly open: (id: string) => void;
  readonly ask: (asked: AskedStep) => void;
  readonly show: (view: DocketView) => void;
  /** Undefined where no month is looked at. */
  readonly goMonth: ((by: -1 | 1) => void) | undefined;
}

const linkOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-docket-row="${id}"]`);

/** The docket by key: the words are the desk's, what they do here stands here. A key whose step cannot apply is none. */
export function useDocketKeys({ rows, current, me, steps, choice, open, ask, show, goMonth }: Docket): void {
  const navigate = useNavigate();
  const at = rows.findIndex(({ id }) => id === current?.id);
  const focus = (row: DocketItem | undefined): void => {
    if (row !== undefined) linkOf(row.id)?.focus();
  };
  /** The first press finds the row that is current, the next ones move. */
  const focusBy = (by: -1 | 1): void => {
    const on = current !== undefined && document.activeElement === linkOf(current.id);
    focus(on ? rows[at + by] : current);
  };
  const doing = (step: (row: DocketItem) => void): void => {
    if (current !== undefined) step(current);
  };
  const goTo = (row: DocketItem): void => void navigate(placeOf(row));
  const take = (row: DocketItem): void => {
    if (me === undefined) return;
    if (choice.picked.length > 0) void steps.assignAll(choice.picked, me).then(choice.none);
    else if (row.assignedAdminId !== me) void steps.assign(row, me);
  };
  const chooseColleague = ({ id }: DocketItem): void => {
    if (choice.picked.length > 0) return document.getElementById(COLLEAGUES_OF_CHOSEN)?.focus();
    open(id);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-docket-assign="${id}"]`)?.focus());
  };
  const where = (
    step: DocketItem['subject']['steps'][number],
    run: (row: DocketItem) => void,
  ): (() => void) | undefined =>
    current?.subject.steps.includes(step) === true ? () => doing(run) : undefined;
  useDeskKeys('docket', {
    next: () => focusBy(1),
    previous: () => focusBy(-1),
    first: () => focus(rows[0]),
    last: () => focus(rows.at(-1)),
    open: () => doing(goTo),
    done: () => doing(goTo),
    take:
      choice.picked.length > 0 || (current !== undefined && current.assignedAdminId !== me)
        ? () => doing(take)
        : undefined,
    assign: () => doing(chooseColleague),
    select: () => doing(({ id }) => choice.toggle(id)),
    selectAll: choice.all,
    clear: choice.picked.length > 0 ? choice.none : undefined,
    write: () =>
      doing((row) => {
        if (row.subject.steps.includes('NOTIFY')) ask({ step: 'notify', row });
        else if (row.user !== null) void navigate(`/user/${row.user.id}/show`);
      }),
    confirm: where('CONFIRM', (row) => void steps.confirm(row)),
    extend: where('EXTEND', (row) => ask({ step: 'extend', row })),
    range7: () => show('7'),
    range30: () => show('30'),
    range60: () => show('60'),
    range90: () => show('90'),
    month: () => show('month'),
    left: goMonth && (() => goMonth(-1)),
    right: goMonth && (() => goMonth(1)),
  });
}
