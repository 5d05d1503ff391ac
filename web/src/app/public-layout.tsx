import { Outlet } from 'react-router';
import { Footer } from './footer.js';
import { Header } from './header.js';

export function PublicLayout() {
  return (
    <>
      <Header />
      <Outlet />
      <Footer />
    </>
  );
}
