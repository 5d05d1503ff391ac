import type { Page } from 'playwright-core';
import { words } from '../testkit/words.js';

export interface ClassAdvice {
  readonly classNumber: number;
  readonly advice: 'RECOMMENDED' | 'ADVISED_AGAINST' | 'NOT_ASSESSED';
  /** As the client reads it; may be empty unless it is advised against. */
  readonly reason: string;
}

/** Says of one class, for all offices, what the lawyer advises; the editor of the report must be open. */
export async function adviseOnClass(page: Page, { classNumber, advice, reason }: ClassAdvice): Promise<void> {
  const t = words('en', 'admin-search');
  // A line is called by its class, and has none at first.
  const lines = page.getByRole('group', {
    name: new RegExp(`^${t('write.classLine', { class: '' }).trim()}( \\d+)?$`),
  });
  const before = await lines.count();
  await page.getByRole('button', { name: t('write.addClass'), exact: true }).click();
  const line = lines.nth(before);
  await line.getByLabel(t('write.class'), { exact: true }).fill(String(classNumber));
  await line
    .getByLabel(t('write.advice'), { exact: true })
    .selectOption({ label: t(`write.adviceKind.${advice}`) });
  await line
    .getByLabel(t(advice === 'ADVISED_AGAINST' ? 'write.adviceReason' : 'write.adviceReasonOptional'), {
      exact: true,
    })
    .fill(reason);
}
