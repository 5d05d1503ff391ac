import { useTranslation } from 'react-i18next';
import { ChatButton } from '../kit/chat/chat-button.js';
import { AppLink } from '../kit/link/app-link.js';
import { useBoot } from '../kit/page/boot-context.js';
import styles from './footer.module.css';

/** Who stands behind the site and how to reach them, from the server's settings. What is not set says that it is not, where it would appear. */
export function Contact() {
  const { t } = useTranslation();
  const { firm } = useBoot();
  const { name, registerNumber, address, phone, email, hours, reviewsUrl } = firm;
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">{t('footer.group.contact')}</h2>
      <address>
        <span>{name ?? t('footer.demo.name')}</span>
        {registerNumber !== undefined && (
          <span>{t('footer.registerNumber', { number: registerNumber })}</span>
        )}
        <span>{address ?? t('footer.demo.address')}</span>
        {phone === undefined ? (
          <span>{t('footer.demo.phone')}</span>
        ) : (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        )}
        {email === undefined ? (
          <span>{t('footer.demo.email')}</span>
        ) : (
          <a href={`mailto:${email}`}>{email}</a>
        )}
        {hours !== undefined && <span>{hours}</span>}
        <AppLink to="/contact">{t('footer.ask')}</AppLink>
        {reviewsUrl !== undefined && (
          <a href={reviewsUrl} rel="noopener">
            {t('site:reviews')}
          </a>
        )}
        <ChatButton />
      </address>
    </section>
  );
}
