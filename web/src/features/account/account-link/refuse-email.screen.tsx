import { linkAction, linkLoader, LinkPage } from './parts/link-page.js';

export const loader = linkLoader('REFUSE_EMAIL');
export const action = linkAction('REFUSE_EMAIL');
export const Component = () => <LinkPage kind="REFUSE_EMAIL" />;
