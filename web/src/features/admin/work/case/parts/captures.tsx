import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { nextLook } from '../../../../../domain/threat/next-look.js';
import type { Capture } from '../threat.js';

/** Looks at a page: when, what was seen, and the page on which anybody can check it and take it along for counsel; and when it is looked at again. */
export function Captures({ captures }: { captures: readonly Capture[] }) {
  const { t } = useTranslation('admin-case');
  const looks = captures.filter(({ capturedAt }) => capturedAt !== null);
  const next = nextLook(captures);
  const isAhead = captures.some(({ capturedAt }) => capturedAt === null);
  return (
    <>
      {looks.length === 0 && <p>{t(isAhead ? 'lookAhead' : 'noLook')}</p>}
      {looks.map(({ id, outcome, seen, capturedAt, manifestHash, stampedAt }) => (
        <p key={id}>
          {capturedAt !== null && <Moment at={capturedAt} style="short" />}
          {outcome !== null && ` · ${t(`look.${outcome}`)}`}
          {seen !== null && ` · ${t(`lookSaw.${seen}`)}`}
          {manifestHash !== null && (
            <>
              {' · '}
              <AppLink to={`/evidence/${manifestHash}`}>{t('proof')}</AppLink>
              {stampedAt === null && ` (${t('notStamped')})`}
            </>
          )}
        </p>
      ))}
      {next !== undefined && (
        <p>
          {t('nextLook')} <Moment at={next} style="date" />
        </p>
      )}
    </>
  );
}
