import { Outlet } from 'react-router';
import { ConsentBanner } from '../kit/consent/consent-banner.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import './public-frame.css';

export function PublicLayout() {
  return (
    <>
      <ConsentBanner />
      <Header />
      <Outlet />
      <Footer />
    </>
  );
}
