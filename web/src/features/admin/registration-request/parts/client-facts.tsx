import { useTranslation } from 'react-i18next';
import { OfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract, type ExtractRow } from '../../../../kit/extract/extract.js';
import { Button } from '../../../../kit/button/button.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { ask } from '../../parts/admin-api.js';
import { SummaryLinkDocument } from '../registration-request-commands.graphql.js';
import type { AdminRequest } from '../result-draft.js';
import styles from '../registration-request-show.module.css';

/** A code in English words; undefined for none. */
function named(type: 'language' | 'region', code: string | null | undefined): string | undefined {
  return code == null || code === '' ? undefined : new Intl.DisplayNames('en', { type }).of(code);
}

/** What the client told us, word for word. */
export function ClientFacts({ request }: { request: AdminRequest }) {
  const { t } = useTranslation('admin');
  const sites = request.websites ?? [];
  const rows: ExtractRow[] = [
    { code: '540', label: t('facts.mark'), value: request.value },
    ...(request.meaning ? [{ label: t('facts.meaning'), value: request.meaning }] : []),
    { label: t('facts.kind'), value: t(`kind.${request.type ?? 'TEXT'}`) },
    {
      label: t('facts.offices'),
      value: (
        <>
          {(request.jurisdictions ?? []).map((code) => (
            <div key={code}>
              <OfficeName code={code} />
            </div>
          ))}
          {request.jurisdictionsUndecided === true && <div>{t('facts.undecided')}</div>}
        </>
      ),
    },
    { label: t('facts.offer'), value: request.businessDescription },
    ...(sites.length === 0
      ? []
      : [
          {
            label: t('facts.websites'),
            value: sites.map((site) => (
              <div key={site}>
                {/^https?:\/\//.test(site) ? (
                  <a href={site} rel="noreferrer noopener" target="_blank">
                    {site}
                  </a>
                ) : (
                  site
                )}
              </div>
            )),
          },
        ]),
    {
      label: t('facts.used'),
      value: request.useInCommerce == null ? '–' : t(request.useInCommerce ? 'facts.yes' : 'facts.no'),
    },
    {
      label: t('facts.client'),
      value: (
        <>
          {request.contactFirstName} {request.contactLastName}
          <br />
          {request.contactEmail}
          {request.contactPhone ? (
            <>
              <br />
              {request.contactPhone}
            </>
          ) : null}
        </>
      ),
    },
    {
      label: t('facts.language'),
      value: [named('language', request.language), named('region', request.country), request.currency]
        .filter((part) => part != null && part !== '')
        .join(' · '),
    },
    ...(request.requestedAt == null
      ? []
      : [{ label: t('facts.asked'), value: <Moment at={request.requestedAt} style="short" /> }]),
    ...(request.viewedAt == null
      ? []
      : [{ label: t('facts.viewed'), value: <Moment at={request.viewedAt} style="short" /> }]),
  ];
  return (
    <section className={styles.facts}>
      <h2>{t('facts.title')}</h2>
      {request.logo?.url != null && (
        <a href={request.logo.url} target="_blank" rel="noreferrer" className={styles.logo}>
          {request.logo.mediaType?.startsWith('image/') === true ? (
            <img src={request.logo.url} alt={t('facts.logo')} />
          ) : (
            request.logo.name
          )}
        </a>
      )}
      <Extract rows={rows} />
      {request.status !== 'VERIFICATION_REQUESTED' && <CopyReportLink id={request.id} />}
    </section>
  );
}

/** The address under which the client reads the report, for a mail or a call. */
function CopyReportLink({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      const { summaryLink } = await ask(SummaryLinkDocument, { id });
      await navigator.clipboard.writeText(`${window.location.origin}${summaryLink ?? ''}`);
      toast('success', t('request.copied'));
    } catch {
      toast('error', t('failedWrite'));
    }
  };
  return (
    <p>
      <Button size="small" look="quiet" onClick={() => void copy()}>
        {t('request.copyLink')}
      </Button>
    </p>
  );
}
