import { useTranslation } from 'react-i18next';
import { useBoot } from '../../../kit/page/boot-context.js';

/** For what cannot be ordered or paid on a page yet: says so, and whom to write to instead. `children`: what that is, as a whole sentence. */
export function AskUs({ children }: { children: string }) {
  const { t } = useTranslation();
  const { email } = useBoot().firm;
  return (
    <p>
      {children} {email === undefined ? t('footer.demo.email') : <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}
