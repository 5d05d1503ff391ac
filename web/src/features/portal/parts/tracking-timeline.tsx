import { useTranslation } from 'react-i18next';
import { Moment } from '../../../kit/dates/moment.js';
import { Timeline, type TimelineStep } from '../../../kit/timeline/timeline.js';
import { Section } from './page.js';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly actorKind: string;
  readonly createdAt: string;
}

interface Props {
  readonly entries: readonly Entry[];
  /** Label → what it means on this page, where the label alone would say something else. */
  readonly words?: Readonly<Record<string, string>>;
}

/** What happened, oldest first, in the customer's view: who acted, never which colleague. Nothing where nothing has. */
export function TrackingTimeline({ entries, words = {} }: Props) {
  const { t, i18n } = useTranslation('portal');
  // Labels are plain English already; only those of the desk have words of their own for customers.
  const say = (label: string): string =>
    words[label] ?? (i18n.exists(`portal:event.${label}`) ? t(`event.${label}`) : label);
  const steps: TimelineStep[] = [...entries]
    .sort((left, right) => left.createdAt.localeCompare(right.createdAt))
    .map((entry) => ({
      id: entry.id,
      title: say(entry.label),
      meta: (
        <>
          <Moment at={entry.createdAt} style="date" />
          {/* What follows by itself, be it from a step of the customer’s own, is nobody’s. */}
          {entry.actorKind !== 'system' && <> · {t(entry.actorKind === 'customer' ? 'by.YOU' : 'by.US')}</>}
        </>
      ),
      state: 'done',
    }));
  return steps.length === 0 ? null : (
    <Section title={t('order.timeline')}>
      <Timeline label={t('order.timeline')} steps={steps} />
    </Section>
  );
}
