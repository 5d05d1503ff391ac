import { Outlet } from 'react-router';
import { ConsentBanner } from '../kit/consent/consent-banner.js';
import { EnglishBand } from './english-band.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import './public-frame.css';

export function PublicLayout() {
  return (
    <>
      <ConsentBanner />
      <EnglishBand />
      <Header />
      <Outlet />
      <Footer />
    </>
  );
}
