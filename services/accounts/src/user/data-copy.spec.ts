import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { everyService } from './every-service.js';
import type { UserEvent } from './user.js';
import { active, closed, jana, someone, userId } from '../testing/facts.js';
import { askForDataCopy, noteDataCopy } from './data-copy.js';

const askedAt = '2026-03-31T10:00:00.000Z';
const copyId = nameBasedId('data_copy', userId, askedAt);
const asked: UserEvent = { type: 'DataCopyAsked', data: { copyId, askedAt } };
const gathered = (service: string): UserEvent => ({
  type: 'DataCopyGathered',
  data: { copyId, service, rows: 2 },
});
const own = { viewer: someone('customer', userId) };
const [last = '', ...others] = [...everyService].reverse();

describe('a copy of one’s data', () => {
  it('is asked for by its person, once in 24 hours', () => {
    given(...active)
      .when(askForDataCopy, {}, { ...own, now: askedAt })
      .then(asked);
    given<UserEvent>(...active, asked)
      .when(askForDataCopy, {}, { ...own, now: '2026-04-01T09:59:59.000Z' })
      .thenRefused('DATA_COPY_TODAY');
    const again = '2026-04-01T10:00:00.000Z';
    given<UserEvent>(...active, asked)
      .when(askForDataCopy, {}, { ...own, now: again })
      .then({
        type: 'DataCopyAsked',
        data: { copyId: nameBasedId('data_copy', userId, again), askedAt: again },
      });
    given(...active)
      .when(askForDataCopy, {}, { viewer: someone('customer') })
      .thenRefused('NOT_FOUND');
    given(...closed)
      .when(askForDataCopy, {}, own)
      .thenRefused('NOT_ACTIVE');
  });

  it('is ready when every service has put its part aside, for seven days, and says so once', () => {
    const nearly: UserEvent[] = [...active, asked, ...others.map(gathered)];
    given<UserEvent>(...active, asked)
      .when(noteDataCopy, { copyId, service: 'invoicing', rows: 2 })
      .then(gathered('invoicing'));
    given<UserEvent>(...nearly)
      .when(noteDataCopy, { copyId, service: last, rows: 2 }, { now: '2026-03-31T10:00:07.000Z' })
      .then(gathered(last), {
        type: 'DataCopyReady',
        data: { copyId, until: '2026-04-07', addressee: jana },
      });
    given<UserEvent>(...nearly, gathered(last))
      .when(noteDataCopy, { copyId, service: last, rows: 2 })
      .then();
  });

  it('takes no part of an older one', () => {
    given<UserEvent>(...active, asked)
      .when(noteDataCopy, { copyId: nameBasedId('older'), service: 'invoicing', rows: 2 })
      .then();
  });

  it.each([
    [askForDataCopy, ['visitor', 'lawyer', 'admin', 'partner']],
    [noteDataCopy, ['visitor', 'customer', 'lawyer', 'admin', 'partner']],
  ])('$name is not for everyone', (command, roles) => expect(shutOut(command)).toEqual(roles));
});
