import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  CalendarFeedsDocument,
  CalendarFeedsNode,
  type CalendarFeedsResult,
  CreateCalendarFeedDocument,
  CreateCalendarFeedNode,
  RevokeCalendarFeedDocument,
  RevokeCalendarFeedNode,
} from '../deadlines.graphql.js';
import styles from './deadlines.module.css';

type Feed = CalendarFeedsResult['calendarFeedList']['items'][number];

/** Secret addresses for calendar programs: one for each device, so that one can end alone. */
export function CalendarFeeds() {
  const { t } = useTranslation('portal-deadlines');
  const answer = usePortalQuery(CalendarFeedsDocument, CalendarFeedsNode, {});
  const create = useCommand(CreateCalendarFeedDocument, CreateCalendarFeedNode);
  return (
    <Section title={t('feed.title')}>
      <p>{t('feed.lead')}</p>
      <CommandForm
        command={create}
        labels={{ name: t('feed.name') }}
        submit={t('feed.create')}
        read={(form) => ({ input: { name: String(form.get('name') ?? '').trim() || null } })}
      >
        <Field name="name" label={t('feed.name')} hint={t('feed.nameHint')} optional>
          {(control) => <input {...control} maxLength={100} autoComplete="off" />}
        </Field>
      </CommandForm>
      <Loaded answer={answer}>
        {({ calendarFeedList: { items } }) =>
          items.length === 0 ? (
            <Empty>{t('feed.empty')}</Empty>
          ) : (
            <ul className={styles.feeds}>
              {items.map((feed) => (
                <FeedLine key={feed.id} feed={feed} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function FeedLine({ feed }: { feed: Feed }) {
  const { t } = useTranslation('portal-deadlines');
  const toast = useToast();
  const id = useId();
  const [shown, setShown] = useState(false);
  const revoke = useCommand(RevokeCalendarFeedDocument, RevokeCalendarFeedNode, () =>
    toast('success', t('feed.revoked')),
  );
  const address = new URL(feed.path, window.location.origin).href;
  const name = feed.name ?? t('feed.noName');
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => toast('success', t('feed.copied')),
      () => setShown(true),
    );
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <br />
        <span className={styles.made}>
          {t('feed.made')} <Moment at={feed.createdAt} style="date" />
        </span>
      </div>
      <div className={styles.buttons}>
        <Button size="small" look="accent" onClick={copy}>
          {t('feed.copy')}
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Button size="small" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {t(shown ? 'feed.hide' : 'feed.show')}
          <span className="visually-hidden">: {name}</span>
        </Button>
        <CommandButton
          small
          look="danger"
          command={revoke}
          variables={{ id: feed.id }}
          label={
            <>
              {t('feed.revoke')}
              <span className="visually-hidden">: {name}</span>
            </>
          }
          title={t('feed.revokeTitle', { name })}
          confirm={t('feed.revoke')}
        >
          <p>{t('feed.revokeText')}</p>
        </CommandButton>
      </div>
      <code id={id} hidden={!shown} className={styles.address}>
        {address}
      </code>
    </li>
  );
}
