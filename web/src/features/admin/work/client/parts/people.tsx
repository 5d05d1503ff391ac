import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { languageName } from '../../../parts/language-name.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ClientPeopleDocument, type ClientPeopleResult } from '../client.graphql.js';
import { Part } from './part.js';
import { partyName } from './party-name.js';
import { SignInLink } from './sign-in-link.js';

type Profile = NonNullable<NonNullable<ClientPeopleResult['user']>['profile']>;

/** What a party is to the client: who is invoiced, who owns the marks, or the roles it was given. */
function Parties({
  parties,
  profile,
}: {
  parties: ClientPeopleResult['partyList'];
  profile: Profile | null;
}) {
  const { t } = useTranslation('admin-client');
  return (
    <>
      {parties.items.length === 0 && <p>{t('people.noParty')}</p>}
      <ul>
        {parties.items.map((party) => (
          <li key={party.id}>
            <AppLink to={`/entity/${party.id}/show`}>{partyName(party)}</AppLink>{' '}
            {[
              profile?.billingEntityId === party.id && t('people.invoiced'),
              profile?.registrationEntityId === party.id && t('people.owner'),
              ...party.roles.map((role) => t(`people.role.${role}`)),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

const CONSENTS = ['orderUpdateEmailsEnabled', 'marketingEmailsEnabled', 'newsletterEmailsEnabled'] as const;

/** How one is reached, in which language, and what one agreed to. */
function Reach({ profile }: { profile: Profile }) {
  const { t } = useTranslation('admin-client');
  const agreed = CONSENTS.filter((key) => profile[key]);
  return (
    <>
      <p>
        {[
          profile.phoneNumber === '' ? t('people.noPhone') : profile.phoneNumber,
          languageName(profile.language),
          profile.currency,
        ].join(' · ')}
      </p>
      <p>
        {agreed.length === 0
          ? t('people.agreedNothing')
          : t('people.agreed', { to: agreed.map((key) => t(`people.consent.${key}`)).join(', ') })}
      </p>
    </>
  );
}

/** People and parties, consents, tags, the trial, and the way in. */
export function People({ id }: { id: string }) {
  const { t } = useTranslation('admin-client');
  return (
    <Part id={id} document={ClientPeopleDocument} title={t('people.title')}>
      {({ user, partyList, brandSubscriptionList: { items } }) => {
        const [trial] = items;
        return (
          <>
            <Parties parties={partyList} profile={user?.profile ?? null} />
            {user?.profile != null && <Reach profile={user.profile} />}
            <p>
              {trial?.trialStartDate == null
                ? t('people.noTrial')
                : t('people.trial', { day: formatDay(trial.trialStartDate, 'en', { short: true }) })}
            </p>
            {(user?.tags ?? []).length > 0 && <p>{t('people.tags', { tags: user?.tags.join(', ') })}</p>}
            {user != null && <SignInLink id={id} status={user.status} />}
          </>
        );
      }}
    </Part>
  );
}
