import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed, type CommandFacts } from './record-facts.js';
import { useRole } from './use-facts.js';

/** What the reader may do by this command; otherwise the sentence that it is not theirs to do. */
export function IfAllowed({
  command,
  children,
}: {
  command: CommandFacts | undefined;
  children: (command: CommandFacts) => ReactNode;
}) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  return isAllowed(command, role) ? children(command) : <p role="alert">{t('notYours')}</p>;
}
